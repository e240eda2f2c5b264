import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import type { EmbeddedServer } from './embedded-server.ts';
import { explainFailure } from './explain-failure.ts';
import { findFreePort, launchServer, type LaunchedServer } from './launch-server.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { probeServer } from './probe-server.ts';

/** Time for a hung server, or for an old one that is shutting down. */
const PATIENCE_MS = 60_000;
const POLL_MS = 15;
const LOCK_POLL_MS = 100;
const SAY_BUSY_AFTER_MS = 3000;

export type RunningServer = { port: number; client: pg.Client; isAdopted: boolean };

/**
 * Reuses the running server, or starts one. PostgreSQL's own lock file decides whether an old
 * server is alive; we never remove it.
 */
export async function ensureServer(
  server: EmbeddedServer,
  options: { port?: number; signal?: AbortSignal; patienceMs?: number } = {},
): Promise<RunningServer> {
  const pause = (ms = POLL_MS) =>
    delay(ms, undefined, options.signal && { signal: options.signal });
  const busy = busyNotice(server);
  const deadline = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  for (let attempt = 1; ; attempt++) {
    const running = await waitWhileBusy(server, pause, busy);
    if (running) return { ...running, isAdopted: true };

    const port = options.port ?? (await findFreePort());
    const launched = await launch(server, port);
    const ready = await waitUntilReady(server, launched, port, pause, busy);
    if ('client' in ready) return { ...ready, port, isAdopted: false };

    if (isLockHeld(ready.lastWords)) {
      if (Date.now() > deadline) throw await lockHeld(server);
    } else if (!isPortTaken(ready.lastWords) || attempt > 20) {
      throw explainFailure({
        doing: `start the database in ${server.cluster} (its log is ${server.logFile})`,
        folder: dirname(server.cluster),
        evidence: ready.lastWords,
      });
    }
    await pause(LOCK_POLL_MS);
  }
}

type Pause = () => Promise<unknown>;

async function waitWhileBusy(server: EmbeddedServer, pause: Pause, busy: () => void) {
  for (;;) {
    const file = await readPostmasterFile(server.cluster);
    if (!file) return null;
    const probe = await probeServer(server, file.port);
    if (probe.state === 'ours') return { port: file.port, client: probe.client };
    if (probe.state !== 'busy') return null;
    busy();
    await pause();
  }
}

/** No deadline while the process lives: recovery of a large database may take minutes. */
async function waitUntilReady(
  server: EmbeddedServer,
  launched: LaunchedServer,
  port: number,
  pause: Pause,
  busy: () => void,
): Promise<{ client: pg.Client } | { lastWords: string }> {
  for (;;) {
    const lastWords = await launched.lastWords();
    if (lastWords !== undefined) return { lastWords };
    // Read its file first: early connections only fill its log.
    if ((await readPostmasterFile(server.cluster))?.isReady) {
      const probe = await probeServer(server, port);
      if (probe.state === 'ours') return { client: probe.client };
      if (probe.state === 'refused') {
        await launched.end();
        throw new StartupError(
          `The password in ${server.passwordFile} is not that of the database in ${server.cluster}: ` +
            'restore the file, or delete it and start again to create a new one.',
        );
      }
    }
    busy();
    await pause();
  }
}

async function launch(server: EmbeddedServer, port: number): Promise<LaunchedServer> {
  try {
    return await launchServer(server, port);
  } catch (error) {
    throw explainFailure({
      doing: 'start the database',
      folder: dirname(server.logFile),
      evidence: error,
    });
  }
}

/** After a kill, the old server's children may hold its shared memory for a moment. */
const isLockHeld = (words: string): boolean =>
  /lock file ".*" already exists|lock file ".*" is empty|pre-existing shared memory block/.test(
    words,
  );

const isPortTaken = (words: string): boolean =>
  /could not (bind|create any TCP)|address already in use/i.test(words);

async function lockHeld(server: EmbeddedServer): Promise<StartupError> {
  const file = await readPostmasterFile(server.cluster);
  return new StartupError(
    `Process ${file?.pid ?? 'unknown'} holds the database in ${server.cluster} but does not answer: ` +
      'end that process (or restart the machine), then start again.',
  );
}

function busyNotice({ log }: EmbeddedServer): () => void {
  const since = Date.now();
  let isSaid = false;
  return () => {
    if (isSaid || Date.now() - since < SAY_BUSY_AFTER_MS) return;
    isSaid = true;
    log('Waiting for the database: it is recovering from an unclean stop or still shutting down.');
  };
}
