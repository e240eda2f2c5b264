import {
  recordActivity,
  notStarted,
  pauseTime,
  type ActiveTime,
} from '@trio/domain/sorting/active-time';

/** Active time in this tab, handed out in parts. */
export interface ActiveClock {
  readonly sign: () => void;
  readonly pause: () => void;
  /** Time since the last call. */
  readonly take: () => number;
  readonly total: () => number;
}

export function createActiveClock(now: () => number): ActiveClock {
  let time: ActiveTime = notStarted;
  let taken = 0;
  return {
    sign: () => {
      time = recordActivity(time, now());
    },
    pause: () => {
      time = pauseTime(time, now());
    },
    take: () => {
      const spent = Math.round(time.total - taken);
      taken += spent;
      return spent;
    },
    total: () => time.total,
  };
}

export const activeClock: ActiveClock = createActiveClock(Date.now);
