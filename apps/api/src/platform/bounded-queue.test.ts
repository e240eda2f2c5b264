import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

it('runs up to its limit at once, queues more in order, and refuses the rest', async () => {
  const queue = createBoundedQueue(2, 2);
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const add = (name: string) => {
    const gate = Promise.withResolvers<string>();
    gates.set(name, gate);
    return queue.run(() => {
      begun.push(name);
      return gate.promise;
    });
  };
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(add);
  expect(begun).toEqual(['a', 'b']);
  expect(add('e')).toBeNull();
  gates.get('b')?.resolve('b is done');
  expect(await b).toBe('b is done');
  const f = add('f');
  expect(f).not.toBeNull();
  for (const name of ['a', 'c', 'd', 'f']) gates.get(name)?.resolve(name);
  expect(await Promise.all([a, c, d, f])).toEqual(['a', 'c', 'd', 'f']);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
});

it('frees the slot of work that fails', async () => {
  const queue = createBoundedQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error('first')))).rejects.toThrow('first');
  expect(await queue.run(() => Promise.resolve('second'))).toBe('second');
});

it('holds a slot until it is released, and ignores a second release', async () => {
  const queue = createBoundedQueue(1, 1);
  const release = await queue.hold();
  const next = queue.hold();
  expect(queue.hold()).toBeNull();
  release?.();
  release?.();
  const releaseNext = await next;
  const last = queue.hold();
  expect(queue.hold()).toBeNull();
  releaseNext?.();
  (await last)?.();
  expect(await queue.run(() => Promise.resolve('free'))).toBe('free');
});
