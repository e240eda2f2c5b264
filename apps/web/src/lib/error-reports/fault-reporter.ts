import { reportError, type ErrorReport } from '@trio/contracts/error-reports';
import { isForeignError, sanitizeError, type ReportedError } from '@trio/domain/sanitize-error';
import { ApiFailure } from '../api/api-failure.ts';
import { currentLanguage } from '../language/language.ts';
import { shownRoute } from '../usage/usage.ts';

const maxReports = 10;

interface FaultReporterDeps {
  readonly send: (report: ErrorReport) => void;
  readonly where: () => Pick<ErrorReport, 'route' | 'language'>;
}

export function createFaultReporter({ send, where }: FaultReporterDeps) {
  const reported = new Set<string>();

  const report = (error: unknown): void => {
    // Network failures and refusals are not bugs.
    if (error instanceof ApiFailure) return;
    const fault = faultOf(error);
    if (isForeignError(fault)) return;
    const scrubbed = sanitizeError(fault);
    const key = `${scrubbed.name} ${scrubbed.message} ${scrubbed.stack}`;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    send({ ...scrubbed, ...where() });
  };

  return {
    report,
    watch: (): void => {
      addEventListener('error', ({ error, message }: ErrorEvent) => report(error ?? message));
      addEventListener('unhandledrejection', ({ reason }) => report(reason));
    },
  };
}

function faultOf(error: unknown): ReportedError {
  if (error instanceof Error) {
    const { name, message, stack = '' } = error;
    return { name, message, stack };
  }
  // A thrown non-error may hold user input: only strings are reported, after scrubbing.
  return { name: 'Error', message: typeof error === 'string' ? error : 'Not an error', stack: '' };
}

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
