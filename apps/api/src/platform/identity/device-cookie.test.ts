import { expect, it } from 'vitest';
import type { Secrets } from '../secrets.ts';
import { createDeviceCookie } from './device-cookie.ts';

const clock = { now: () => new Date('2026-09-01T12:00:00Z') };
const old = 'a secret of before, which is long enough';
const current = 'the secret of now, which is long enough';
const cookies = (secrets: Secrets = [current], publicUrl = 'https://trio.example') =>
  createDeviceCookie({ secrets, publicUrl, clock });

const sent = (cookie: string): string => cookie.split(';', 1)[0] ?? '';

const cookieOf = (accounts: readonly string[], { markingFor } = cookies()): string =>
  accounts.reduce<string>((cookie, account) => sent(markingFor(account, cookie)), '');

const knowsAll = (accounts: readonly string[], cookie: string, { read } = cookies()) =>
  accounts.map((account) => read(cookie)?.knows(account));

const people = Array.from({ length: 12 }, (_, n) => `student-${n}@school.test`);

it('is readable by the server only, and lasts 180 days', () => {
  const cookie = cookies().markingFor('lea@school.test', undefined);
  expect(cookie).toMatch(
    /^trio\.device=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/u,
  );
  expect(cookies([current], 'http://localhost:3000').markingFor('lea@school.test', '')).not.toMatch(
    /Secure/u,
  );
});

it('knows the ten accounts that logged in last', () => {
  const cookie = cookieOf(people);
  expect(knowsAll(people.slice(2), cookie)).toEqual(people.slice(2).map(() => true));
  expect(knowsAll(people.slice(0, 2), cookie)).toEqual([false, false]);
});

it('an account that logs in again takes no second place', () => {
  const [lea = '', ...others] = people.slice(0, 10);
  const cookie = cookieOf([...others, lea, lea, lea]);
  expect(knowsAll([...others, lea], cookie)).toEqual(people.slice(0, 10).map(() => true));
});

it('holds no name, and tells neither who nor how many', () => {
  const one = cookieOf(['lea@school.test']);
  const ten = cookieOf(people);
  const readable = Buffer.from(one.replace('trio.device=', ''), 'base64url').toString('latin1');
  expect(readable).not.toMatch(/lea|school/iu);
  expect(one).toHaveLength(ten.length);
  // The same account in two browsers has nothing in common.
  const [first, second] = [one, cookieOf(['lea@school.test'])].map((cookie) =>
    Buffer.from(cookie.replace('trio.device=', ''), 'base64url').subarray(0, 24).toString('hex'),
  );
  expect(first).not.toBe(second);
  expect(cookies().read(one)?.id).not.toBe(cookies().read(ten)?.id);
});

it('stays the same device from one log-in to the next', () => {
  const cookie = cookieOf(['lea@school.test']);
  const next = sent(cookies().markingFor('sam@school.test', cookie));
  expect(cookies().read(next)?.id).toBe(cookies().read(cookie)?.id);
});

it('outlives the replacement of the secret, also for who has not logged in since', () => {
  const before = cookieOf(['lea@school.test', 'sam@school.test'], cookies([old]));
  const both = cookies([current, old]);
  expect(knowsAll(['lea@school.test'], before, both)).toEqual([true]);
  const after = sent(both.markingFor('sam@school.test', before));
  expect(knowsAll(['lea@school.test', 'sam@school.test'], after, both)).toEqual([true, true]);
  expect(knowsAll(['lea@school.test', 'sam@school.test'], after)).toEqual([false, true]);
});

it.each([
  ['nothing', undefined],
  ['another cookie', 'trio.present=1'],
  ['nonsense', 'trio.device=nonsense'],
  ['one of another secret', cookieOf(['lea@school.test'], cookies([old]))],
])('is unknown for %s', (_, header) => {
  expect(cookies().read(header)).toBeNull();
});

it('is found among other cookies', () => {
  const cookie = cookieOf(['lea@school.test']);
  expect(knowsAll(['lea@school.test'], `trio.present=1; ${cookie}; language=fr`)).toEqual([true]);
});
