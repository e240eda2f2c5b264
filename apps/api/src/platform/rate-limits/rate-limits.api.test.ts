import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { defaultLimits } from './limits.ts';
import { createRateLimits, type RateLimits } from './rate-limits.repository.ts';

const windowMs = 60_000;
const limits = { ...defaultLimits, support: { most: 2, windowMs } };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let rateLimits: RateLimits;
let now: number;
let who: string;
beforeAll(async () => {
  database = await openTestDatabase();
  rateLimits = createRateLimits(database.pool, 'secret', { now: () => new Date(now) }, limits);
});
afterAll(() => database.close());
beforeEach(() => {
  now = Date.UTC(2026, 9, 1);
  who = randomUUID();
});

const isTaken = async () => (await rateLimits.take('support', who)) === null;
const takeAll = async () => expect([await isTaken(), await isTaken()]).toEqual([true, true]);

it('refuses until the window of the first request ends', async () => {
  expect(await isTaken()).toBe(true);
  now += 10_000;
  expect(await isTaken()).toBe(true);
  expect(await rateLimits.take('support', who)).toEqual({ retryAfterMs: windowMs - 10_000 });
  now += windowMs - 10_001;
  expect(await isTaken()).toBe(false);
  now += 1;
  await takeAll();
  expect(await isTaken()).toBe(false);
});

it('accepts one request after one is given back, even after refusals', async () => {
  await takeAll();
  for (let n = 0; n < 3; n += 1) expect(await isTaken()).toBe(false);
  await rateLimits.giveBack('support', who);
  expect([await isTaken(), await isTaken()]).toEqual([true, false]);
});

it('never accepts more than the limit, even if more are given back', async () => {
  expect(await isTaken()).toBe(true);
  for (let n = 0; n < 3; n += 1) await rateLimits.giveBack('support', who);
  await takeAll();
  expect(await isTaken()).toBe(false);
});

it('counts each account separately', async () => {
  await takeAll();
  who = randomUUID();
  expect(await isTaken()).toBe(true);
});
