import { setTimeout } from 'node:timers/promises';
import type { Row } from '../tools/bench/run-benches.mjs';
import type { SendRequest } from './connection.ts';
import { median, quantile, rounded } from './figures.ts';
import type { Call } from './staff-calls.ts';

export const atOnce = 20;
const least = 600;
const longest = 8000;

/** Average pause between requests: twenty users with ten clicks a second each. */
const pauseMs = 100;

export interface User {
  readonly send: SendRequest;
  /** The n-th call of each user is the same request for their own school. */
  readonly calls: readonly Call[];
}

export async function measureCalls(
  who: string,
  users: readonly User[],
  log: (text: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  const [first] = users;
  for (const [place, { what, limit }] of (first?.calls ?? []).entries()) {
    const times = await measureConcurrently(users, place, pauseMs);
    const withoutPause = await measureConcurrently(users, place, 0);
    const [half, most] = [rounded(median(times)), rounded(quantile(times, 0.99))];
    const without = rounded(quantile(withoutPause, 0.99));
    log(
      `${who}: ${what}: half within ${half} ms, 99 of 100 within ${most} ms, without pauses ${without}`,
    );
    rows.push({
      what: `${who}: ${what}, 99 of 100; peer: without pauses`,
      ours: most,
      peer: without,
      limit,
      unit: 'ms',
    });
  }
  return rows;
}

async function measureConcurrently(
  users: readonly User[],
  place: number,
  pause: number,
): Promise<number[]> {
  // Warm-up: query plans and database pages.
  for (const { send, calls } of users) {
    // Renews the token before it expires, as pages do.
    await send('POST', '/api/identity/token');
    await requestOk(send, calls[place]);
  }
  const times: number[] = [];
  const from = performance.now();
  const each = Math.ceil(least / users.length);
  await Promise.all(
    users.map(async ({ send, calls }) => {
      for (let count = 0; count < each && performance.now() - from < longest; count += 1) {
        // Random pauses, so that the users do not run in step.
        if (pause > 0) await setTimeout(2 * pause * Math.random());
        const sent = performance.now();
        await requestOk(send, calls[place]);
        times.push(performance.now() - sent);
      }
    }),
  );
  return times;
}

export async function measureSequentially(
  send: SendRequest,
  calls: readonly Call[],
  rounds: number,
) {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const sent = performance.now();
    for (const call of calls) await requestOk(send, call);
    if (round >= 0) times.push(performance.now() - sent);
  }
  return times;
}

export async function requestOk(send: SendRequest, call: Call | undefined): Promise<string> {
  if (!call) throw new Error('The call does not exist.');
  const { status, text } = await send('GET', call.path);
  if (status !== 200) throw new Error(`${call.path} was answered with ${status}: ${text}`);
  return text;
}
