import { setTimeout } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

export interface Timer {
  /** Resolves early when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date() };

export const systemTimer: Timer = {
  wait: async (ms, signal) => {
    if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined);
  },
};
