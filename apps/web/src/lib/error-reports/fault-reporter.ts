import type { ErrorReport } from '@trio/contracts/error-reports';
import { isForeignError, sanitizeError, type ReportedError } from '@trio/domain/sanitize-error';
import { ApiFailure } from '../api/api-failure.ts';

/** Per page load: repeated faults add no information. */
const most = 10;

interface FaultWorld {
  readonly send: (report: ErrorReport) => void;
  readonly where: () => Pick<ErrorReport, 'route' | 'language'>;
}

export function createFaultReporter({ send, where }: FaultWorld) {
  const said = new Set<string>();

  const report = (error: unknown): void => {
    // Network failures and refusals are not bugs.
    if (error instanceof ApiFailure) return;
    const fault = faultOf(error);
    if (isForeignError(fault)) return;
    const scrubbed = sanitizeError(fault);
    const key = `${scrubbed.name} ${scrubbed.message} ${scrubbed.stack}`;
    if (said.has(key) || said.size >= most) return;
    said.add(key);
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
