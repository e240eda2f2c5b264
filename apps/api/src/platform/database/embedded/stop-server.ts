import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedServer } from './embedded-server.ts';
import { programPath } from './platform-binaries.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';
import { probeServer } from './probe-server.ts';
import { runProgram } from './run-program.ts';

const PATIENCE_MS = 120_000;

export async function stopServer(server: EmbeddedServer): Promise<void> {
  const file = await readPostmasterFile(server.cluster);
  if (!file) return;
  // pg_ctl signals the pid in the file. After a crash, another process may have that pid.
  const probe = await probeServer(server, file.port);
  if (probe.state !== 'ours' && probe.state !== 'busy') return;
  if (probe.state === 'ours') await probe.client.end();

  const { isDone, output } = await runProgram(
    programPath(server.binaries, 'pg_ctl'),
    ['stop', '-D', server.cluster, '-m', 'fast', '-W'],
    { user: server.user, cwd: join(server.binaries.folder, 'bin') },
  );
  if (!isDone && (await isStillThere(server, file.pid)))
    throw new Error(`${failure(server)}: ${output.trim()}`);
  await waitUntilGone(server, file.pid);
}

/** pg_ctl's own wait would also wait for a new server that another Trio starts meanwhile. */
async function waitUntilGone(server: EmbeddedServer, pid: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (await isStillThere(server, pid)) {
    if (Date.now() > deadline) throw new Error(`${failure(server)} within ${PATIENCE_MS / 1000} s`);
    await delay(10);
  }
}

async function isStillThere(server: EmbeddedServer, pid: number): Promise<boolean> {
  return (await readPostmasterFile(server.cluster))?.pid === pid && isAlive(pid);
}

const failure = (server: EmbeddedServer): string =>
  `The database in ${server.cluster} did not stop`;
