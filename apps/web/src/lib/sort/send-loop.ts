const firstPause = 2_000;
const longestPause = 60_000;

interface LoopWorld {
  /** What is to be sent next; null when there is nothing. A rejection means: not now. */
  next(): (() => Promise<void>) | null;
  /** Answers with the way to call it off. */
  after(ms: number, act: () => void): () => void;
  /** Something has begun, ended or failed. */
  onChange(): void;
  /** The first failure after a success. */
  onOutage(): void;
}

/** One request at a time. What fails waits: for a word that it may work again, or for the pause to end. */
export interface SendLoop {
  /** Sends what there is, unless that is being done already. */
  readonly run: () => void;
  readonly isBusy: () => boolean;
  readonly isFailing: () => boolean;
  /** What the last request failed with. */
  readonly lastError: () => unknown;
  /** What is under way has ended, well or not. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

export function createSendLoop(world: LoopWorld): SendLoop {
  let isBusy = false;
  let pause: number | null = null;
  let cancel = (): void => {};
  let lastError: unknown;
  let working = Promise.resolve();

  async function work(): Promise<void> {
    try {
      for (let act = world.next(); act; act = world.next()) {
        await act();
        pause = null;
      }
    } catch (error) {
      lastError = error;
      const isFirst = pause === null;
      pause = pause === null ? firstPause : Math.min(pause * 2, longestPause);
      cancel = world.after(pause, run);
      if (isFirst) world.onOutage();
    }
    isBusy = false;
    world.onChange();
  }

  function run(): void {
    if (isBusy || !world.next()) return;
    cancel();
    isBusy = true;
    world.onChange();
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
