import { activeClock } from './active-clock.ts';

/** The longest that one report may say of a card. */
const timeMax = 60 * 60_000;

/**
 * How long somebody was at each of our cards before they answered it, for the count of what is used. An
 * answer costs a subtraction; everything else waits until the cards are left or out of sight. A card
 * that has no answer yet is not told: the rest of its time is still to come.
 */
export function createCardTimes(total: () => number) {
  let since = total();
  let times = new Map<string, number>();
  return {
    /** From now on the time belongs to the card on top. */
    begin: (): void => {
      since = total();
    },
    /** Null for a card that is a school's or a student's own: what it is called is nobody else's. */
    answered: (card: string | null): void => {
      const now = total();
      if (card !== null) {
        times.set(card, Math.min(timeMax, (times.get(card) ?? 0) + now - since));
      }
      since = now;
    },
    /** What there is to tell since it was last asked for; null where there is nothing. */
    take: (): Record<string, number> | null => {
      if (times.size === 0) return null;
      const told = Object.fromEntries([...times].map(([card, time]) => [card, Math.round(time)]));
      times = new Map();
      return told;
    },
  };
}

export const cardTimes = createCardTimes(activeClock.total);
