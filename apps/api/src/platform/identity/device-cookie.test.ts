import { expect, it } from 'vitest';
import type { Secrets } from '../secrets.ts';
import { createDeviceCookie } from './device-cookie.ts';

const clock = { now: () => new Date('2026-09-01T12:00:00Z') };
const old = 'a secret of before, which is long enough';
const current = 'the secret of now, which is long enough';
const cookies = (secrets: Secrets = [current], publicUrl = 'https://trio.example') =>
  createDeviceCookie({ secrets, publicUrl, clock });

const sent = (cookie: string): string => cookie.split(';', 1)[0] ?? '';

async function cookieOf(accounts: readonly string[], { markingFor } = cookies()) {
  let cookie = '';
  for (const account of accounts) cookie = sent(await markingFor(account, cookie));
  return cookie;
}

async function knowsAll(accounts: readonly string[], cookie: string, { read } = cookies()) {
  const device = await read(cookie);
  return accounts.map((account) => device?.knows(account));
}

function contentOf(cookie: string) {
  const payload = Buffer.from(cookie.split('.')[2] ?? '', 'base64url').toString();
  const { device } = JSON.parse(payload) as { device: string };
  return { payload, bytes: Buffer.from(device, 'base64url') };
}

const people = Array.from({ length: 12 }, (_, n) => `student-${n}@school.test`);

it('is readable by the server only, and lasts 180 days', async () => {
  const cookie = await cookies().markingFor('lea@school.test', undefined);
  expect(cookie).toMatch(
    /^__Host-trio\.device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/u,
  );
  // The pattern that finds it accepts at most 512 characters.
  expect(sent(cookie).length).toBeLessThan(400);
  const local = cookies([current], 'http://localhost:3000');
  expect(await local.markingFor('lea@school.test', '')).not.toMatch(/Secure/u);
});

it('recognises the last ten accounts that logged in', async () => {
  const cookie = await cookieOf(people);
  expect(await knowsAll(people.slice(2), cookie)).toEqual(people.slice(2).map(() => true));
  expect(await knowsAll(people.slice(0, 2), cookie)).toEqual([false, false]);
});

it('stores an account once, even if it logs in again', async () => {
  const [lea = '', ...others] = people.slice(0, 10);
  const cookie = await cookieOf([...others, lea, lea, lea]);
  expect(await knowsAll([...others, lea], cookie)).toEqual(people.slice(0, 10).map(() => true));
});

it('reveals neither the accounts nor their number', async () => {
  // Long names: random base64 text may contain a short one.
  const account = 'gagnon@school.test';
  const one = await cookieOf([account]);
  const ten = await cookieOf(people);
  const { payload, bytes } = contentOf(one);
  expect(payload + bytes.toString('latin1')).not.toMatch(/gagnon|school/iu);
  expect(one).toHaveLength(ten.length);
  const other = contentOf(await cookieOf([account]));
  for (const [start, end] of [
    [0, 16],
    [16, 24],
  ]) {
    expect(bytes.subarray(start, end)).not.toEqual(other.bytes.subarray(start, end));
  }
  expect((await cookies().read(one))?.id).not.toBe((await cookies().read(ten))?.id);
});

it('keeps the device id over later log-ins', async () => {
  const cookie = await cookieOf(['lea@school.test']);
  const next = sent(await cookies().markingFor('sam@school.test', cookie));
  expect((await cookies().read(next))?.id).toBe((await cookies().read(cookie))?.id);
});

it('is valid while the secret is replaced; each log-in converts its account to the new secret', async () => {
  const before = await cookieOf(['lea@school.test', 'sam@school.test'], cookies([old]));
  const both = cookies([current, old]);
  expect(await knowsAll(['lea@school.test'], before, both)).toEqual([true]);
  const after = sent(await both.markingFor('sam@school.test', before));
  expect(await knowsAll(['lea@school.test', 'sam@school.test'], after, both)).toEqual([true, true]);
  expect(await knowsAll(['lea@school.test', 'sam@school.test'], after)).toEqual([false, true]);
});

it.each([
  ['no cookie', undefined],
  ['another cookie', 'trio.present=1'],
  ['nonsense', '__Host-trio.device=nonsense'],
  ['the previous format', `__Host-trio.device=${'A'.repeat(179)}`],
  ['a cookie signed with another secret', await cookieOf(['lea@school.test'], cookies([old]))],
])('is refused: %s', async (_, header) => {
  expect(await cookies().read(header)).toBeNull();
});

it('is found between other cookies', async () => {
  const cookie = await cookieOf(['lea@school.test']);
  expect(await knowsAll(['lea@school.test'], `trio.present=1; ${cookie}; language=fr`)).toEqual([
    true,
  ]);
});
