import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { chanceFrom, type Chance } from '../../src/seed/chance.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts';
import { findFreePort } from '../../src/platform/database/embedded/launch-server.ts';
import {
  isAlive,
  readPostmasterFile,
} from '../../src/platform/database/embedded/postmaster-file.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { simulateStudent } from './simulated-student.ts';

export interface ChaosPlan {
  readonly seed: number;
  readonly students: number;
  readonly seconds: number;
  readonly restarts: number;
  readonly terminations: number;
  readonly kills: number;
  readonly stalls: number;
  readonly stallSeconds: number;
  readonly log: (line: string) => void;
}

export interface ChaosResult {
  readonly finished: number;
  readonly acknowledged: number;
  readonly retried: number;
  readonly faults: readonly string[];
  readonly crashes: readonly string[];
  readonly counted: { readonly students: number; readonly sorts: number };
  readonly seconds: number;
}

/** A person takes six seconds a card. */
const tenTimesHumanPaceMs = 600;

type Event = 'restart' | 'terminate' | 'kill' | 'stall';

export async function runChaos(plan: ChaosPlan): Promise<ChaosResult> {
  const began = performance.now();
  const chance = chanceFrom(plan.seed);
  const folder = await mkdtemp(join(tmpdir(), 'trio-chaos-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    // The embedded database restarts itself after a shutdown.
    log: () => {},
  });
  const servers = await startServers(database.url, join(folder, 'shared'));
  const events = scheduleEvents(plan, chance);
  try {
    const faults: string[] = [];
    const totals = { finished: 0, acknowledged: 0, retried: 0 };
    const attend = async (at: number) => {
      const own = chanceFrom(plan.seed + at + 1);
      await delay(own.next() * plan.seconds * 1000 * 0.6);
      const name = `student ${at}`;
      await simulateStudent({
        email: `chaos-${at}@cedar-ridge.example`,
        code: 'Cedar 4827',
        servers: servers.urls,
        chance: own,
        paceMs: tenTimesHumanPaceMs,
      }).then(
        ({ acknowledged, retried, fault }) => {
          totals.finished += 1;
          totals.acknowledged += acknowledged;
          totals.retried += retried;
          if (fault !== null) faults.push(`${name}: ${fault}`);
        },
        (error: Error) => faults.push(`${name}: ${error.message}`),
      );
    };
    const students = Array.from({ length: plan.students }, (_, at) => attend(at));
    for (const { kind, atMs } of events) {
      await delay(Math.max(0, atMs - (performance.now() - began)));
      plan.log(`${Math.round((performance.now() - began) / 1000)} s: ${kind}`);
      await bringAbout(kind, { plan, chance, servers, folder, url: database.url });
    }
    await Promise.all(students);
    // The last restart may still be running.
    await findPostmaster(folder);
    const counted = await readFigures(database.url);
    const seconds = Math.round((performance.now() - began) / 1000);
    return { ...totals, faults, crashes: servers.crashes, counted, seconds };
  } finally {
    await servers.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function scheduleEvents(plan: ChaosPlan, chance: Chance) {
  const kinds: Event[] = [
    ...Array.from({ length: plan.restarts }, () => 'restart' as const),
    ...Array.from({ length: plan.terminations }, () => 'terminate' as const),
    ...Array.from({ length: plan.kills }, () => 'kill' as const),
    ...Array.from({ length: plan.stalls }, () => 'stall' as const),
  ];
  return kinds
    .map((kind) => ({ kind, atMs: (0.05 + 0.9 * chance.next()) * plan.seconds * 1000 }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

interface Scene {
  readonly plan: ChaosPlan;
  readonly chance: Chance;
  readonly servers: Awaited<ReturnType<typeof startServers>>;
  readonly folder: string;
  readonly url: string;
}

async function bringAbout(kind: Event, scene: Scene): Promise<void> {
  if (kind === 'kill') return scene.servers.kill(scene.chance.below(2));
  if (kind === 'terminate') return terminateConnection(scene.url);
  const postmaster = await findPostmaster(scene.folder);
  // SIGINT is a fast shutdown.
  if (kind === 'restart') {
    send(postmaster, 'SIGINT');
    while (isAlive(postmaster)) await delay(20);
    return;
  }
  const processes = await withChildren(postmaster);
  for (const pid of processes) send(pid, 'SIGSTOP');
  await delay(scene.plan.stallSeconds * 1000);
  for (const pid of processes) send(pid, 'SIGCONT');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

async function terminateConnection(url: string): Promise<void> {
  const terminate = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid)
        FROM pg_stat_activity WHERE application_name = 'trio' ORDER BY random() LIMIT 1`);
      return rowCount === 1;
    } catch {
      // The database is down because of another event.
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  while (!(await terminate())) await delay(100);
}

async function findPostmaster(folder: string): Promise<number> {
  const cluster = join(folder, 'database', 'postgres');
  for (;;) {
    const found = await readPostmasterFile(cluster);
    if (found?.isReady === true && isAlive(found.pid)) return found.pid;
    await delay(100);
  }
}

/** PostgreSQL's child processes are not in its process group. */
async function withChildren(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return [parent, ...pids.filter((_, at) => parents[at] === parent)];
}

async function startServers(databaseUrl: string, dataFolder: string) {
  const ports = [await findFreePort(), await findFreePort()];
  const running: ServerProcess[] = [];
  const restarting = new Set<Promise<void>>();
  const crashes: string[] = [];
  let isOver = false;

  const start = async (at: number): Promise<void> => {
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      TRIO_DATA: dataFolder,
      TRIO_SECRET: 'the secret of two servers in trouble',
      TRIO_DEMO: '1',
      PORT: String(ports[at]),
    });
    running[at] = server;
    void server.ended.then((reason) => {
      if (isOver) return;
      if (reason !== 'SIGKILL') crashes.push(`server ${at} ended with ${reason}`);
      const again = start(at).finally(() => restarting.delete(again));
      restarting.add(again);
    });
  };
  await start(0);
  await start(1);
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    crashes,
    kill: async (at: number) => {
      while (restarting.size > 0) await Promise.allSettled(restarting);
      const server = running[at];
      server?.kill('SIGKILL');
      await server?.ended;
    },
    stop: async () => {
      await Promise.allSettled(restarting);
      isOver = true;
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}

async function readFigures(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ students: number; sorts: number }>(`
    SELECT count(*)::int AS students, sum(sort_attempts)::int AS sorts
    FROM students WHERE email LIKE 'chaos-%'`);
  await client.end();
  return rows[0] ?? { students: 0, sorts: 0 };
}
