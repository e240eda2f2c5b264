import { ChunkUnreachable, type ChunkLoader } from './chunk-loader.ts';
import { pageLoader } from './page-loader.ts';

export interface Chunk<T> {
  /**
   * Returns the same promise each time, also a rejected one; otherwise `use` would retry forever.
   */
  readonly fetch: (options?: { readonly mayReload: boolean }) => Promise<T>;
  readonly fetchAhead: () => Promise<T>;
}

/** After this time, a reopened page tries again. */
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
    // React sets these fields on a promise that it has awaited; with them, `use` does not suspend.
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
      // A page that started to wait meanwhile continues with its own promise.
      if (wanted === null) keep(Promise.resolve(value), value);
      return value;
    },
  };
}
