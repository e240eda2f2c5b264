import PQueue from 'p-queue';

/** First in, first out. What would have to wait behind too many is refused at once. */
export interface BoundedQueue {
  /** Null if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
  /** For work that outlives a function, like a stream: waits for a place, and returns what frees it. */
  hold(): Promise<() => void> | null;
}

export function createBoundedQueue(atOnce: number, mostWaiting: number): BoundedQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const run: BoundedQueue['run'] = (work) =>
    queue.pending + queue.size < atOnce + mostWaiting ? queue.add(work) : null;

  return {
    run,
    hold: () => {
      const begun = Promise.withResolvers<() => void>();
      const held = run(
        () =>
          new Promise<void>((resolve) => {
            begun.resolve(resolve);
          }),
      );
      return held && begun.promise;
    },
  };
}
