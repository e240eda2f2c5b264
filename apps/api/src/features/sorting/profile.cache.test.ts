import { expect, it } from 'vitest';
import { createProfileCache } from './profile.cache.ts';

let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
const keyOf = (ticketId: string, hasWords = true) => ({ ticketId, hasWords });
const fileOf = (size: number) => ({ fileName: 'a.pdf', bytes: new Uint8Array(size) });

function createMaker(size = 10) {
  let made = 0;
  return {
    make: async () => {
      made += 1;
      return fileOf(size);
    },
    count: () => made,
  };
}

it('renders once per ticket, also for simultaneous requests', async () => {
  const cache = createProfileCache(clock, { lifetimeMs: 60_000 });
  const { make, count } = createMaker();
  const [one, two] = await Promise.all([
    cache.take(keyOf('a'), make),
    cache.take(keyOf('a'), make),
  ]);
  now += 59_999;
  expect(await cache.take(keyOf('a'), make)).toBe(one);
  expect(two).toBe(one);
  expect(count()).toBe(1);
  now += 1;
  await cache.take(keyOf('a'), make);
  expect(count()).toBe(2);
});

it('limits the number and size of cached documents', async () => {
  const few = createProfileCache(clock, { lifetimeMs: 60_000, mostFiles: 2 });
  const small = createProfileCache(clock, { lifetimeMs: 60_000, mostBytes: 25 });
  for (const cache of [few, small]) {
    const first = createMaker();
    await cache.take(keyOf('a'), first.make);
    for (const id of ['b', 'c']) await cache.take(keyOf(id), createMaker().make);
    const last = createMaker();
    await cache.take(keyOf('c'), last.make);
    await cache.take(keyOf('a'), first.make);
    expect([first.count(), last.count()]).toEqual([2, 0]);
  }
});

it('does not cache a failure', async () => {
  const cache = createProfileCache(clock, { lifetimeMs: 60_000 });
  await expect(cache.take(keyOf('a'), () => Promise.reject(new Error('busy')))).rejects.toThrow(
    'busy',
  );
  expect(await cache.take(keyOf('a'), createMaker(7).make)).toEqual(fileOf(7));
});

it('never returns a document with the words for one without them, or the reverse', async () => {
  const cache = createProfileCache(clock, { lifetimeMs: 60_000 });
  const withWords = await cache.take(keyOf('a', true), createMaker(1).make);
  const without = await cache.take(keyOf('a', false), createMaker(2).make);
  expect([withWords, without].map(({ bytes }) => bytes.length)).toEqual([1, 2]);
  const unused = createMaker(3);
  expect(await cache.take(keyOf('a', true), unused.make)).toBe(withWords);
  expect(await cache.take(keyOf('a', false), unused.make)).toBe(without);
});
