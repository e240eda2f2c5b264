import { setTimeout } from 'node:timers/promises';

/** The world's time, as a parameter, so that no test waits for it. */
export interface Clock {
  now(): Date;
}

export interface Timer {
  /** Ends early, without an error, once the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date() };

export const systemTimer: Timer = {
  wait: async (ms, signal) => {
    if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined);
  },
};
