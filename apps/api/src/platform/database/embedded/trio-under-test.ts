import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import type { Answer, Order } from './embedded-postgres.fixture.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

const run = promisify(execFile);
const FIXTURE = fileURLToPath(new URL('./embedded-postgres.fixture.ts', import.meta.url));

export async function makeFolder({ mode = 0o755 } = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'trio-test-')));
  await chmod(folder, mode);
  onTestFinished(async () => {
    await killServersUnder(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

export async function makeOptions({ mode = 0o755 } = {}) {
  const dataDir = join(await makeFolder({ mode }), 'data');
  const sharedFolder = join(await makeFolder(), 'shared');
  return { dataDir, sharedFolder };
}

/** Copied, because creating a database takes a second. */
export async function makeUsedOptions() {
  const options = await makeOptions();
  template ??= makeTemplate();
  // Unlike Node's, the system's cp preserves owners and modes.
  await run('cp', ['-a', await template, options.dataDir]);
  return options;
}

let template: Promise<string> | undefined;
afterAll(async () => {
  if (template) await rm(dirname(await template), { recursive: true, force: true });
});

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-test-template-'));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const database = await startEmbeddedPostgres({
    dataDir,
    sharedFolder: join(folder, 'shared'),
    log: () => undefined,
  });
  await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await database.stop();
  return dataDir;
}

export function forkTrio() {
  const child = fork(FIXTURE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answers: Answer[] = [];
  child.on('message', (answer: Answer) => void answers.push(answer));
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(kill);

  async function next<Kind extends Answer['is']>(
    kind: Kind,
  ): Promise<Extract<Answer, { is: Kind }>> {
    for (;;) {
      const index = answers.findIndex((each) => each.is === kind || each.is === 'refused');
      const found = answers.splice(index, index < 0 ? 0 : 1)[0];
      if (found?.is === kind) return found as Extract<Answer, { is: Kind }>;
      if (found) throw new Error(`refused: ${JSON.stringify(found)}`);
      await once(child, 'message');
    }
  }
  const order = (each: Order) => void child.send(each);
  const start = async (
    options: Extract<Order, { do: 'start' }>['options'],
    as?: { uid: number; gid: number },
  ) => {
    order({ do: 'start', options, ...(as && { as }) });
    return await next('started');
  };
  const stop = async () => {
    order({ do: 'stop' });
    await next('stopped');
    child.disconnect();
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, order, next, start, stop, kill };
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function serverPid(cluster: string): Promise<number> {
  const file = await readPostmasterFile(cluster);
  if (!file) throw new Error(`no server in ${cluster}`);
  return file.pid;
}

async function killServersUnder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('postmaster.pid'))) {
    const cluster = dirname(join(folder, name));
    const pid = (await readPostmasterFile(cluster))?.pid;
    if (pid === undefined || !isAlive(pid)) continue;
    // A stale file may name another process; a server's working folder is its cluster.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => cluster);
    if (cwd !== cluster) continue;
    process.kill(pid, 'SIGQUIT');
    while (isAlive(pid)) await delay(10);
  }
}
