import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword, demoSchools } from '../apps/api/src/demo/demo-schools.ts';
import { connectDatabase } from '../apps/api/src/platform/database/connect.ts';
import { startProduct } from '../e2e/start-product.ts';
import { limits } from '../packages/domain/src/limits.ts';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import { openSignedIn, type SendRequest } from './connection.ts';
import { median, quantile, rounded } from './figures.ts';
import { fillSchool } from './queue-school.ts';

export const name = 'queue';

const studentCount = 400;
/** A server runs for days, so it is measured when its code is compiled. */
const warmUpRounds = 150;
const rounds = 600;
const limitMs = 50;
const schoolId = demoSchools[0]?.id ?? '';
const classId = demoSchools[0]?.classes?.[0]?.id ?? '';

const studentPages = Array.from(
  { length: Math.ceil(studentCount / limits.pageLimitMax) },
  (_, at) => `/api/users/v1/student?page=${at + 1}&limit=${limits.pageLimitMax}`,
);

const calls = {
  students: studentPages,
  queue: ['/api/queue'],
  ofClass: [`/api/queue?classid=${classId}`],
  counts: ['/api/queue/counts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Call = keyof typeof calls;
const names = Object.keys(calls) as Call[];

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  try {
    await fill(folder);
    const send = await openSignedIn(product.url, 'counsellor@cedar-ridge.example', demoPassword);
    const { students } = JSON.parse(await get(send, '/api/queue')) as { students: unknown[] };
    const ofClass = JSON.parse(await get(send, calls.ofClass[0])) as { students: unknown[] };
    log(`${students.length} of ${studentCount} students have a reason to talk…`);
    await measure(send, warmUpRounds);
    const times = await measure(send, rounds);
    log(`load average: ${loadavg().map(rounded).join(', ')}`);
    return [
      ...rowsOf(`the queue, ${students.length} students`, times.queue, times.students),
      ...rowsOf(`of one class, ${ofClass.students.length} students`, times.ofClass, times.students),
      ...rowsOf('the counts of the dashboard', times.counts, times.students),
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(dataFolder: string): Promise<void> {
  const database = await connectDatabase({
    databaseUrl: undefined,
    dataFolder,
    poolSize: 2,
    log: () => {},
    onConnectionError: () => {},
    whenRunning: 'share',
  });
  try {
    await fillSchool(database.longRunning.db, schoolId, studentCount);
  } finally {
    await database.close();
  }
}

async function get(send: SendRequest, path: string): Promise<string> {
  const { status, text } = await send('GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return text;
}

/** The calls alternate, so that other load on the machine affects all of them. */
async function measure(send: SendRequest, count: number): Promise<Record<Call, number[]>> {
  const times: Record<Call, number[]> = { students: [], queue: [], ofClass: [], counts: [] };
  for (let round = 0; round < count; round += 1) {
    for (const call of names) {
      const from = performance.now();
      for (const path of calls[call]) await get(send, path);
      times[call].push(performance.now() - from);
    }
  }
  return times;
}

function rowsOf(what: string, ours: readonly number[], peer: readonly number[]): Row[] {
  const ratios = ours.map((ms, round) => ms / (peer[round] ?? Number.NaN));
  return [
    {
      what: `${what}, half of the requests; peer: the list of all students`,
      ours: rounded(median(ours)),
      peer: rounded(median(peer)),
      ratio: Math.round(100 * median(ratios)) / 100,
      unit: 'ms',
    },
    {
      what: `${what}, 99 of 100`,
      ours: rounded(quantile(ours, 0.99)),
      peer: rounded(quantile(peer, 0.99)),
      limit: limitMs,
      unit: 'ms',
    },
  ];
}
