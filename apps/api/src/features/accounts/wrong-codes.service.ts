import type { LimitName } from '../../platform/rate-limits/limits.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';

export interface Guess {
  readonly network: string;
  readonly browser?: string;
}

export interface WrongCodes {
  /** Counts a guess before the lookup; returns how long to wait once the limit is reached. */
  count(guess: Guess): ReturnType<RateLimits['take']>;
  giveBack(guess: Guess): Promise<void>;
}

export function createWrongCodesService(rateLimits: RateLimits): WrongCodes {
  const countersOf = ({ network, browser }: Guess): readonly (readonly [LimitName, string])[] => [
    ...(browser === undefined ? [] : ([['wrong-code-browser', browser]] as const)),
    ['wrong-code-address', network],
    ['wrong-code-address-day', network],
  ];

  const giveBack = async (counters: ReturnType<typeof countersOf>) => {
    for (const [name, who] of counters) await rateLimits.giveBack(name, who);
  };

  return {
    count: async (guess) => {
      const counters = countersOf(guess);
      for (const [place, [name, who]] of counters.entries()) {
        const wait = await rateLimits.take(name, who);
        if (!wait) continue;
        await giveBack(counters.slice(0, place));
        return wait;
      }
      return null;
    },
    giveBack: (guess) => giveBack(countersOf(guess)),
  };
}
