/** So many at the same time, so many more in line, in the order in which they came. */
export interface Turns {
  /** Resolves when it is one's turn; false at once where the line is full. */
  take(): Promise<boolean>;
  /** The turn is over: whoever is first in line gets it. */
  end(): void;
}

export function createTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    take: async () => {
      if (taken < atOnce) taken += 1;
      else if (waiting.length >= mostWaiting) return false;
      else {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn.resolve);
        await turn.promise;
      }
      return true;
    },
    end: () => {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    },
  };
}
