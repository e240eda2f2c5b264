import { createChunk } from '../loading/chunk.ts';
import { settings } from '../settings.ts';

const chunk = createChunk('error-reports', () => import('./fault-reporter.ts'));
const load = () => chunk.fetch({ mayReload: false });

export function watchFaults(): void {
  if (settings.reportsErrors) load().then(({ faults }) => faults.watch(), ignore);
}

export function reportFault(fault: unknown): void {
  if (settings.reportsErrors) load().then(({ faults }) => faults.report(fault), ignore);
}

/** A failing reporter must not cause a fault. */
const ignore = (): void => {};
