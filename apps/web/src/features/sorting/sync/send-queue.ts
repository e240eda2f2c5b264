const firstPause = 2_000;
const longestPause = 60_000;

interface QueueDeps {
  /** The next request; null if there is none. A rejection means: retry later. */
  next(): (() => Promise<void>) | null;
  after(ms: number, act: () => void): () => void;
  onChange(): void;
  /** The first failure after a success. */
  onOutage(): void;
}

/** Sends one request at a time. After a failure it pauses; `run` ends the pause. */
export interface SendQueue {
  readonly run: () => void;
  readonly isBusy: () => boolean;
  readonly isFailing: () => boolean;
  readonly lastError: () => unknown;
  /** Resolves when the running requests have ended, also after a failure. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

export function createSendQueue(deps: QueueDeps): SendQueue {
  let isBusy = false;
  let pause: number | null = null;
  let cancel = (): void => {};
  let lastError: unknown;
  let working = Promise.resolve();

  async function work(): Promise<void> {
    try {
      for (let act = deps.next(); act; act = deps.next()) {
        await act();
        pause = null;
      }
    } catch (error) {
      lastError = error;
      const isFirst = pause === null;
      pause = pause === null ? firstPause : Math.min(pause * 2, longestPause);
      cancel = deps.after(pause, run);
      if (isFirst) deps.onOutage();
    }
    isBusy = false;
    deps.onChange();
  }

  function run(): void {
    if (isBusy || !deps.next()) return;
    cancel();
    isBusy = true;
    deps.onChange();
    working = work();
  }

  return {
    run,
    isBusy: () => isBusy,
    isFailing: () => pause !== null,
    lastError: () => lastError,
    settled: () => working,
    stop: () => cancel(),
  };
}
