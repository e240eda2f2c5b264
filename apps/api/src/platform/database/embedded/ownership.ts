import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { EmbeddedServer } from './embedded-server.ts';
import { ensureServer } from './ensure-server.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { stopServer } from './stop-server.ts';

const RETRY_MS = 1000;
const RETRY_AT_MOST_MS = 30_000;

/**
 * Holds the owner's connection while Trio runs. If it breaks, the server has crashed: restart it on
 * the same port, so that the connection pool finds it again.
 */
export function keepOwnership(server: EmbeddedServer, port: number, first: pg.Client) {
  const stopping = new AbortController();
  let restoring: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  let client: pg.Client | undefined;

  const watch = (next: pg.Client) => {
    client = next;
    next.once('end', () => {
      if (!stopping.signal.aborted) restoring = restore();
    });
  };

  const restore = async (): Promise<void> => {
    server.log('The database went away; bringing it back.');
    for (
      let wait = RETRY_MS;
      !stopping.signal.aborted;
      wait = Math.min(2 * wait, RETRY_AT_MOST_MS)
    ) {
      try {
        const running = await ensureServer(server, { port, signal: stopping.signal });
        const lock = await takeOwnerLock(running.client);
        watch(running.client);
        if (!lock.isTaken)
          server.log(
            `Another Trio (process ${lock.ownerPid ?? 'unknown'}) uses this database too.`,
          );
        server.log('The database is back.');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        server.log(error instanceof Error ? error.message : String(error));
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await restoring;
    // Hold the lock until the server has stopped, so that no other Trio takes it between.
    await stopServer(server);
    await client?.end().catch(() => undefined);
  };

  watch(first);
  return { stop: () => (stopped ??= stop()) };
}
