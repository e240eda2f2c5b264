/** The world's time, as a parameter, so that no test waits for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
