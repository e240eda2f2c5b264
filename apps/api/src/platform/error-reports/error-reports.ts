import type { ReportedError } from '@trio/domain/sanitize-error';
import { createPostQueue } from '../outgoing/post-queue.ts';

/** No personal data: `route` is the pattern of a page or an endpoint. */
export interface ReportedFault extends ReportedError {
  readonly source: 'browser' | 'server';
  readonly route: string;
  readonly language: 'en' | 'fr';
}

interface Log {
  warn(details: object, message: string): void;
}

export interface ErrorReports {
  readonly isOn: boolean;
  report(fault: ReportedFault, log: Log): void;
  close(): Promise<void>;
}

export const noReports: ErrorReports = { isOn: false, report: () => {}, close: async () => {} };

/** Skips server faults: the log already has them, with their request. */
export const logReports: ErrorReports = {
  isOn: true,
  report: (fault, log) => {
    if (fault.source === 'browser') log.warn({ fault }, 'fault in a browser');
  },
  close: async () => {},
};

interface PostedReportsOptions {
  readonly url: string;
  readonly clock: { now(): Date };
  readonly onError: (error: unknown) => void;
  readonly delayMs?: number;
}

export function postReports(options: PostedReportsOptions): ErrorReports {
  const { url, clock, onError, delayMs = 2_000 } = options;
  const queue = createPostQueue<ReportedFault & { readonly at: string }>({
    url,
    bodyOf: (faults) => ({ faults }),
    perPost: 20,
    maxWaiting: 200,
    delayMs,
    timeoutMs: 5_000,
    onError,
  });
  return {
    isOn: true,
    report: (fault) => queue.add([{ at: clock.now().toISOString(), ...fault }]),
    close: () => queue.close(),
  };
}
