import { reportError } from '@trio/contracts/error-reports';
import { currentLanguage } from '../language/language.ts';
import { shownRoute } from '../usage/usage.ts';
import { createFaultReporter } from './fault-reporter.ts';

export const faults = createFaultReporter({
  where: () => ({ route: shownRoute(), language: currentLanguage() }),
  send: (report) => {
    fetch(`/api${reportError.path}`, {
      method: reportError.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      // Reports are anonymous: no cookie is sent.
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  },
});
