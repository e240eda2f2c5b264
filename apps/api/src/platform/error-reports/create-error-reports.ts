import type { Clock } from '../clock.ts';
import { logReports, noReports, postReports, type ErrorReports } from './error-reports.ts';

interface ErrorReportsOptions {
  readonly target: 'off' | 'log' | { readonly url: string };
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { target, ...deps } = options;
  if (target === 'off') return noReports;
  return target === 'log' ? logReports : postReports({ ...target, ...deps });
}
