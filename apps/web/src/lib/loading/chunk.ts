import { ChunkUnreachable, type ChunkLoader } from './chunk-loader.ts';
import { pageLoader } from './page-loader.ts';

/** A file that is loaded once, and read with React's `use`. */
export interface Chunk<T> {
  /** Needed now. The promise stays the same, also a rejected one: `use` would else ask without end. */
  readonly fetch: (options?: { readonly mayReload: boolean }) => Promise<T>;
  /** Needed soon, perhaps. */
  readonly fetchAhead: () => Promise<T>;
}

/** After this long, a page that is opened again may find the server back. */
const unreachableFor = 5_000;

export function createChunk<T>(
  key: string,
  load: () => Promise<T>,
  loader: ChunkLoader = pageLoader,
): Chunk<T> {
  let attempt: Promise<T> | null = null;
  let wanted: Promise<T> | null = null;
  let staleAt = Infinity;

  const keep = (promise: Promise<T>, value: T): void => {
    // What React itself notes on a promise it has waited for: with it, `use` never waits again.
    wanted = Object.assign(promise, { status: 'fulfilled', value });
  };

  const loadOnce = (): Promise<T> => {
    attempt ??= load().finally(() => {
      attempt = null;
    });
    return attempt;
  };

  return {
    fetch: ({ mayReload } = { mayReload: true }) => {
      if (wanted && loader.now() < staleAt) return wanted;
      staleAt = Infinity;
      const promise: Promise<T> = loader.load(key, loadOnce, mayReload).then((value) => {
        keep(promise, value);
        return value;
      });
      promise.catch((error: unknown) => {
        if (error instanceof ChunkUnreachable) staleAt = loader.now() + unreachableFor;
      });
      wanted = promise;
      return promise;
    },
    fetchAhead: async () => {
      if (wanted) return wanted;
      const value = await loader.loadAhead(key, loadOnce);
      // A page that has begun to wait meanwhile goes on with its own promise.
      if (wanted === null) keep(Promise.resolve(value), value);
      return value;
    },
  };
}
