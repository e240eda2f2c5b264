import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProduct } from '../e2e/start-product.ts';
import { cardKeys } from '../packages/deck/src/facts.generated.ts';
import type { Row } from '../tools/bench/run-benches.mjs';
import { type SendRequest, openAsNewStudent } from './connection.ts';
import { median, quantile, rounded } from './figures.ts';

/** More clients than workers, so that the pool is never idle and some requests wait. */
const requesting = 12;
const duration = 6000;

export async function measureServer(log: (text: string) => void): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  try {
    const students: SendRequest[] = [];
    for (let each = 0; each < requesting; each += 1)
      students.push(await chooseThree(product.url, each));
    const otherStudent = await chooseThree(product.url, requesting);
    // Warm-up: each thread loads its fonts.
    await Promise.all(students.map((send) => requestProfile(send)));
    log('other routes without profile requests…');
    const idle = await timesOf(otherStudent, performance.now() + duration);
    log(`other routes while ${requesting} students request profiles…`);
    const until = performance.now() + duration;
    const [busy, ...counts] = await Promise.all([
      timesOf(otherStudent, until),
      ...students.map((send) => requestUntil(send, until)),
    ]);
    const made = counts.reduce((sum, count) => sum + count, 0);
    return rowsOf(idle, busy, made / (duration / 1000));
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const rowsOf = (idle: readonly number[], busy: readonly number[], perSecond: number): Row[] => [
  {
    what: 'other routes while profiles are made, 99 of 100 within; peer: while none is',
    ours: rounded(quantile(busy, 0.99)),
    peer: rounded(quantile(idle, 0.99)),
    unit: 'ms',
  },
  {
    what: 'other routes while profiles are made, half within; peer: while none is',
    ours: rounded(median(busy)),
    peer: rounded(median(idle)),
    unit: 'ms',
  },
  { what: 'profiles over HTTP meanwhile', ours: rounded(perSecond), unit: '/s' },
];

async function chooseThree(url: string, index: number): Promise<SendRequest> {
  const send = await openAsNewStudent(url);
  const id = crypto.randomUUID();
  const cards = cardKeys.map((name, place) => ({
    name,
    result: ['dislike', 'like', 'superlike'][(place + index) % 3],
  }));
  const started = { id, startTime: Date.now() - 600_000 };
  await send('POST', '/api/results', {
    ...started,
    cards: cards.map(({ name }) => ({ name, result: null })),
  });
  const liked = cards.filter(({ result }) => result !== 'dislike').map(({ name }) => name);
  const selected = liked.slice(index, index + 3);
  const saved = await send('PUT', `/api/results/${id}`, { cards, selected });
  if (saved.status !== 200) throw new Error(`The three could not be saved: ${saved.text}`);
  return send;
}

const others = ['/api/results', '/api/auth/me', '/api/ready'];

async function timesOf(send: SendRequest, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const sent = performance.now();
    const { status, text } = await send('GET', others[times.length % others.length] ?? '');
    times.push(performance.now() - sent);
    if (status !== 200) throw new Error(`A request was refused with ${status}: ${text}`);
  }
  return times;
}

async function requestUntil(send: SendRequest, until: number): Promise<number> {
  let count = 0;
  while (performance.now() < until) if (await requestProfile(send)) count += 1;
  return count;
}

/** Returns false if the queue was full. */
async function requestProfile(send: SendRequest): Promise<boolean> {
  const { status, text } = await send('GET', '/api/results/pdf?language=en');
  if (status === 200) return true;
  if (status !== 503) throw new Error(`A profile was refused with ${status}: ${text}`);
  await setTimeout(200);
  return false;
}
