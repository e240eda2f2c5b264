import { ApiFailure } from '../api/api-failure.ts';
import { getHealth } from '../api/first-endpoints.ts';
import { send } from '../api/send.ts';
import { createChunkLoader, type ServerState } from './chunk-loader.ts';

const memoryKey = 'trio.reloaded';
const healthPatience = 5_000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks the API, which the service worker never answers for. */
async function checkServer(): Promise<ServerState> {
  const late = wait(healthPatience).then(() => 'unreachable' as const);
  const asked = send(getHealth, null).then(
    () => 'up' as const,
    (error: unknown) =>
      error instanceof ApiFailure && error.code !== 'error.offline' ? 'down' : 'unreachable',
  );
  return Promise.race([asked, late]);
}

const reasonsToStay: (() => boolean)[] = [];

/** Blocks automatic reloads while `mustStay` returns true. */
export const refuseReload = (mustStay: () => boolean): void => void reasonsToStay.push(mustStay);

function reload(): void {
  // Nothing is lost, so the browser's leave prompt is suppressed.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

export const pageLoader = createChunkLoader({
  now: Date.now,
  wait,
  isOnline: () => navigator.onLine,
  checkServer,
  canReload: () => !reasonsToStay.some((mustStay) => mustStay()),
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
