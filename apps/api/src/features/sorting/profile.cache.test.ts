import { expect, it } from 'vitest';
import { createProfileCache } from './profile.cache.ts';

let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
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
  const [one, two] = await Promise.all([cache.take('a', make), cache.take('a', make)]);
  now += 59_999;
  expect(await cache.take('a', make)).toBe(one);
  expect(two).toBe(one);
  expect(count()).toBe(1);
  now += 1;
  await cache.take('a', make);
  expect(count()).toBe(2);
});

it('limits the number and size of cached documents', async () => {
  const few = createProfileCache(clock, { lifetimeMs: 60_000, mostFiles: 2 });
  const small = createProfileCache(clock, { lifetimeMs: 60_000, mostBytes: 25 });
  for (const cache of [few, small]) {
    const first = createMaker();
    await cache.take('a', first.make);
    for (const id of ['b', 'c']) await cache.take(id, createMaker().make);
    const last = createMaker();
    await cache.take('c', last.make);
    await cache.take('a', first.make);
    expect([first.count(), last.count()]).toEqual([2, 0]);
  }
});

it('does not cache a failure', async () => {
  const cache = createProfileCache(clock, { lifetimeMs: 60_000 });
  await expect(cache.take('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await cache.take('a', createMaker(7).make)).toEqual(fileOf(7));
});
