export interface PostQueue<T> {
  /** Never waits and never throws. */
  add(items: readonly T[]): void;
  close(): Promise<void>;
}

interface PostQueueOptions<T> {
  readonly url: string;
  readonly bodyOf: (items: readonly T[]) => unknown;
  readonly perPost: number;
  readonly maxWaiting: number;
  readonly delayMs: number;
  readonly timeoutMs: number;
  readonly onError: (error: unknown) => void;
}

export function createPostQueue<T>(options: PostQueueOptions<T>): PostQueue<T> {
  const { perPost, maxWaiting, delayMs, onError } = options;
  const waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;
  let isFailing = false;

  /** Failed items are dropped: each is only a statistic or a report. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await post(options, waiting.splice(0, perPost));
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
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
      waiting.push(...items.slice(0, maxWaiting - waiting.length));
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
    // Data must not reach an address that the deployment did not choose.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}`);
}
