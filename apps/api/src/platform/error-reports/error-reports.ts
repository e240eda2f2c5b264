import type { Fault } from '@trio/domain/faults';
import { createPostQueue } from '../outgoing/post-queue.ts';

/** A fault of ours, already without anything personal in it. */
export interface ReportedFault extends Fault {
  readonly source: 'browser' | 'server';
  /** A page's or an endpoint's pattern. */
  readonly route: string;
  readonly language: 'en' | 'fr';
}

interface Log {
  warn(details: object, message: string): void;
}

/** Where faults are told; by default nowhere. */
export interface ErrorReports {
  /** Whether anybody wants to hear of them. */
  readonly isOn: boolean;
  /** Never waits and never throws. */
  report(fault: ReportedFault, log: Log): void;
  close(): Promise<void>;
}

export const noReports: ErrorReports = { isOn: false, report: () => {}, close: async () => {} };

/** As lines of our own log. A fault of the server stands there already, with its request. */
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
  readonly onTrouble: (error: unknown) => void;
  readonly delayMs?: number;
}

/** To a service outside. */
export function postReports(options: PostedReportsOptions): ErrorReports {
  const { url, clock, onTrouble, delayMs = 2_000 } = options;
  const queue = createPostQueue<ReportedFault & { readonly at: string }>({
    url,
    bodyOf: (faults) => ({ faults }),
    perPost: 20,
    most: 200,
    delayMs,
    timeoutMs: 5_000,
    onTrouble,
  });
  return {
    isOn: true,
    report: (fault) => queue.add([{ at: clock.now().toISOString(), ...fault }]),
    close: () => queue.close(),
  };
}
