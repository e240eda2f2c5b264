import {
  recordActivity,
  notStarted,
  pauseTime,
  type ActiveTime,
} from '@trio/domain/sorting/active-time';

interface ActiveClock {
  readonly noteActivity: () => void;
  readonly pause: () => void;
  /** Time since the last call. */
  readonly take: () => number;
  readonly total: () => number;
}

export function createActiveClock(now: () => number): ActiveClock {
  let time: ActiveTime = notStarted;
  let taken = 0;
  return {
    noteActivity: () => {
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

const maxTimePerCard = 60 * 60_000;

/** Leaves out unanswered cards: their time is not over. */
export function createCardTimes(total: () => number) {
  let since = total();
  let times = new Map<string, number>();
  return {
    begin: (): void => {
      since = total();
    },
    /** Null for cards of a school or student: their titles are not sent. */
    answered: (card: string | null): void => {
      const now = total();
      if (card !== null) {
        times.set(card, Math.min(maxTimePerCard, (times.get(card) ?? 0) + now - since));
      }
      since = now;
    },
    take: (): Record<string, number> | null => {
      if (times.size === 0) return null;
      const report = Object.fromEntries([...times].map(([card, time]) => [card, Math.round(time)]));
      times = new Map();
      return report;
    },
  };
}

export const cardTimes = createCardTimes(activeClock.total);
