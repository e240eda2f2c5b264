/** A semaphore with a bounded, first-in-first-out queue. */
export interface Turns {
  /** Waits for a place; false at once if the queue is full. */
  take(): Promise<boolean>;
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
