/** What is told to a service outside, a little later and many at once. */
export interface PostQueue<T> {
  /** Never waits and never throws: who adds goes on. */
  add(items: readonly T[]): void;
  /** What waits is sent now; a service that does not answer is not waited for. */
  close(): Promise<void>;
}

interface PostQueueOptions<T> {
  readonly url: string;
  readonly bodyOf: (items: readonly T[]) => unknown;
  /** How many go in one request. */
  readonly perPost: number;
  /** How many may wait; more are let go. */
  readonly most: number;
  readonly delayMs: number;
  readonly timeoutMs: number;
  /** Told when it stops working and once more each time it does so again, not of every failure. */
  readonly onTrouble: (error: unknown) => void;
}

export function createPostQueue<T>(options: PostQueueOptions<T>): PostQueue<T> {
  const { perPost, most, delayMs, onTrouble } = options;
  const waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;
  let isFailing = false;

  /** What fails is dropped: these are figures and notes, and the next ones say as much. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await post(options, waiting.splice(0, perPost));
        isFailing = false;
      } catch (error) {
        if (!isFailing) onTrouble(error);
        isFailing = true;
        return;
      }
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = null;
      if (waiting.length > 0) schedule();
    });
    return sending;
  }

  function schedule(): void {
    timer ??= setTimeout(() => void start(), delayMs).unref();
  }

  return {
    add: (items) => {
      waiting.push(...items.slice(0, most - waiting.length));
      if (waiting.length > 0 && sending === null) schedule();
    },
    close: async () => {
      await start();
      clearTimeout(timer);
      timer = undefined;
      waiting.length = 0;
    },
  };
}

async function post<T>(
  { url, bodyOf, timeoutMs }: PostQueueOptions<T>,
  items: readonly T[],
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(items)),
    // It goes where the deployment said, and nowhere that place may send it on to.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}`);
}
