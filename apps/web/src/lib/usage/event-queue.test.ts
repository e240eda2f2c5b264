import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventQueue, toSent, type WaitingEvent } from './event-queue.ts';

const event = (n: number, overrides: Partial<WaitingEvent> = {}): WaitingEvent => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: 'page-view',
  at: n,
  language: 'fr',
  route: '/dashboard/cards/:index',
  ...overrides,
});
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => event(from + n));
const times = Object.fromEntries(
  Array.from({ length: 56 }, (_, n) => [
    `challenge${String.fromCharCode(65 + (n % 26))}${n}`,
    9999,
  ]),
);

it('sends waiting events in batches of at most fifty, the oldest first', () => {
  const queue = createEventQueue();
  queue.add(many(60));
  expect(queue.take(60).map((batch) => batch.map(({ at }) => at))).toEqual([
    Array.from({ length: 50 }, (_, n) => n),
    Array.from({ length: 10 }, (_, n) => 50 + n),
  ]);
  expect(queue.take(60)).toEqual([]);
});

it('keeps the latest two hundred events while offline', () => {
  const queue = createEventQueue();
  queue.add(many(500));
  const kept = queue.take(500).flat();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.at).toBe(300);
});

it('drops events older than a day, which the server would refuse', () => {
  const queue = createEventQueue();
  const day = 24 * 60 * 60_000;
  queue.add([event(1), event(2, { at: 1_000 })]);
  expect(
    queue
      .take(day + 500)
      .flat()
      .map(({ at }) => at),
  ).toEqual([1_000]);
});

it('splits events into batches that fit a keepalive request, without loss', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (kinds) => {
      const queue = createEventQueue();
      queue.add(kinds.map((isLong, n) => event(n, isLong ? { name: 'card-times', times } : {})));
      const seen: number[] = [];
      for (let round = 0; round < 30; round += 1) {
        const batches = queue.take(500);
        const sizes = batches.map((batch) => JSON.stringify(batch).length);
        expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(40_000);
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(50);
        seen.push(...batches.flat().map(({ at }) => at));
      }
      expect(seen).toEqual(kinds.map((_, n) => n));
    }),
    { numRuns: 40 },
  );
});

it('sends the age of an event, not the time of the device’s clock', () => {
  const sent = toSent(event(4, { at: 1_000 }), 3_500);
  expect(sent).toMatchObject({ age: 2_500 });
  expect(sent).not.toHaveProperty('at');
  expect(toSent(event(4, { at: 9_000 }), 3_500).age).toBe(0);
});
