import PQueue from 'p-queue';

export interface BoundedQueue {
  /** Null if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
  /** For work that outlives a function, like a stream. Resolves to the release function. */
  hold(): Promise<() => void> | null;
}

export function createBoundedQueue(concurrency: number, maxWaiting: number): BoundedQueue {
  const queue = new PQueue({ concurrency });
  const run: BoundedQueue['run'] = (work) =>
    queue.pending + queue.size < concurrency + maxWaiting ? queue.add(work) : null;

  return {
    run,
    hold: () => {
      const slot = Promise.withResolvers<() => void>();
      const held = run(
        () =>
          new Promise<void>((resolve) => {
            slot.resolve(resolve);
          }),
      );
      return held && slot.promise;
    },
  };
}
