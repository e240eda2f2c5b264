import { noteSign, notStarted, pauseTime, type ActiveTime } from '@trio/domain/sorting/active-time';

/** The time that somebody spends at the cards in this tab; taken from it bit by bit. */
export interface ActiveClock {
  readonly sign: () => void;
  readonly pause: () => void;
  /** What has come together since the last taking. */
  readonly take: () => number;
  /** All of it, taken or not. */
  readonly total: () => number;
}

export function createActiveClock(now: () => number): ActiveClock {
  let time: ActiveTime = notStarted;
  let taken = 0;
  return {
    sign: () => {
      time = noteSign(time, now());
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
