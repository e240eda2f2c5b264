import { createChunk } from '../loading/chunk.ts';
import { settings } from '../settings.ts';

const chunk = createChunk('error-reports', () => import('./page-faults.ts'));
const load = () => chunk.fetch({ mayReload: false });

/** Where the deployment wants to hear of faults; elsewhere nothing more than this is loaded. */
export function watchFaults(): void {
  if (settings.reportsErrors) load().then(({ faults }) => faults.watch(), ignore);
}

export function reportFault(fault: unknown): void {
  if (settings.reportsErrors) load().then(({ faults }) => faults.report(fault), ignore);
}

/** What reports faults must not be one. */
const ignore = (): void => {};
