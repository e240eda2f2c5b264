import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { ApiFailure } from '../api/api-failure.ts';
import { getHealth } from '../api/first-endpoints.ts';
import { send } from '../api/send.ts';
import {
  ChunkUnreachable,
  createChunkLoader,
  type ChunkLoader,
  type ServerState,
} from './chunk-loader.ts';

const memoryKey = 'trio.reloaded';
const healthTimeout = 5_000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks the API, which the service worker never answers for. */
async function checkServer(): Promise<ServerState> {
  const late = wait(healthTimeout).then(() => 'unreachable' as const);
  const asked = send(getHealth, null).then(
    () => 'up' as const,
    (error: unknown) =>
      error instanceof ApiFailure && error.code !== 'error.offline' ? 'down' : 'unreachable',
  );
  return Promise.race([asked, late]);
}

const reloadBlockers: (() => boolean)[] = [];

export const refuseReload = (isBlocked: () => boolean): void => void reloadBlockers.push(isBlocked);

function reload(): void {
  // Nothing is lost, so the browser's leave prompt is suppressed.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

const pageLoader = createChunkLoader({
  now: Date.now,
  wait,
  isOnline: () => navigator.onLine,
  checkServer,
  canReload: () => !reloadBlockers.some((isBlocked) => isBlocked()),
  reload,
  memory: {
    read: () => sessionStorage.getItem(memoryKey),
    write: (value) => {
      try {
        sessionStorage.setItem(memoryKey, value);
        return true;
      } catch {
        return false;
      }
    },
    erase: () => sessionStorage.removeItem(memoryKey),
  },
});

export interface Chunk<T> {
  /**
   * Returns the same promise each time, even a rejected one; otherwise `use` would retry forever.
   */
  readonly fetch: (options?: { readonly mayReload: boolean }) => Promise<T>;
  readonly fetchAhead: () => Promise<T>;
}

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

interface LazyComponent<P> extends Pick<Chunk<unknown>, 'fetchAhead'> {
  (props: P): ReactNode;
}

/**
 * Unlike `React.lazy`, renders at once if the file is already loaded. `lazy` shows its fallback for
 * a tick, and React shows a fallback for at least 300 ms.
 */
export function lazyComponent<P extends object = object>(
  key: string,
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  const { fetch, fetchAhead } = createChunk(`page/${key}`, load);
  const Part = (props: P) => createElement(use(fetch()), props);
  return Object.assign(Part, { fetchAhead });
}
