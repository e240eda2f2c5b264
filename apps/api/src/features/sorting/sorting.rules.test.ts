import { limits } from '@trio/domain/limits';
import { startSort, totalTime, type OwnCard } from '@trio/domain/sorting/sort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundSort, boundTime, boundTimeSpent, devicesMax, mergeBody } from './sorting.rules.ts';

const sort = startSort('1', ['wealth'], 0);
const bees: OwnCard = { title: 'Bees', description: '', imageUrl: '', color: 'green' };

it('does not change a sort within the limits', () => {
  const ordinary = { ...sort, time: { tablet: 5 }, ownCards: { a: { value: null, at: 1 } } };
  expect(boundSort(ordinary)).toBe(ordinary);
});

it('drops the oldest removed cards, never an existing one', () => {
  const removed = Array.from({ length: limits.removedCardsMax + 5 }, (_, n) => [
    `card ${n}`,
    { value: null, at: n + 1 },
  ]);
  const ownCards = { ...Object.fromEntries(removed), bees: { value: bees, at: 0 } };
  const kept = Object.keys(boundSort({ ...sort, ownCards }).ownCards);
  expect(kept).toHaveLength(limits.removedCardsMax + 1);
  expect(kept).toContain('bees');
  expect(kept).not.toContain('card 4');
  expect(kept).toContain('card 5');
});

it('keeps the devices that spent the most time', () => {
  const time = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`device-${n}`, n]));
  const kept = Object.keys(boundSort({ ...sort, time }).time);
  expect(kept).toHaveLength(devicesMax);
  expect(kept).not.toContain('device-9');
});

it('sends the merged sort to a device whose removal makes a hidden own card visible', () => {
  const own = (at: number) => ({ value: bees, at });
  const full = { ...sort, ownCards: { '1': own(1), '2': own(2), '3': own(3), '4': own(4) } };
  const body = { revision: 1, rankedAt: 0, cards: [], removedCards: [] };
  const removal = { ...body, removedCards: [{ id: '1', at: 9 }] };
  expect(mergeBody(full, removal, 10).isClientBehind).toBe(true);
  expect(mergeBody(full, body, 10).isClientBehind).toBe(false);
  const known = { id: '4', ...bees, result: 'superlike', at: 4 } as const;
  expect(mergeBody(full, { ...removal, cards: [known] }, 10).isClientBehind).toBe(false);
});

const minute = 60_000;
const day = 24 * 60 * minute;
const cards = Array.from({ length: 56 }, (_, n) => `card${n}`);
const answered = (count: number) =>
  Object.fromEntries(
    cards.slice(0, count).map((card) => [card, { value: 'like', at: 1 } as const]),
  );
const known = (ms: number, { age = 400 * day, countedMs = 0 } = {}) => ({
  createdAt: new Date(10 * day - ms),
  now: new Date(10 * day),
  signedUpAt: new Date(10 * day - age),
  countedMs,
});
const counted = (of: Parameters<typeof boundTime>[0], times: Parameters<typeof boundTime>[1]) =>
  totalTime(boundTime(of, times));

it.each([
  ['the time spent', 9 * minute, 10 * minute, 10 * minute, 9 * minute],
  ['the duration on the server plus a margin', 9 * minute, 3 * minute, 2 * minute, 4 * minute],
  [
    'the time spent within the duration on an offline device',
    9 * minute,
    0,
    10 * minute,
    9 * minute,
  ],
  ['only a margin if the clock of the device went back', 9 * minute, 0, -5 * minute, minute],
  ['at most three minutes per card', day, 0, 5 * day, 56 * 3 * minute],
  ['at most three minutes per card of a sort that stayed open', day, 5 * day, 0, 56 * 3 * minute],
])('counts for a confirmed sort %s', (_, spent, onServer, onDevice, expected) => {
  const timed = {
    ...sort,
    answers: answered(56),
    time: { a: spent - 5, b: 5 },
    startedAt: day,
    confirmedAt: day + onDevice,
  };
  expect(counted(timed, known(onServer))).toBe(expected);
});

it('counts at most the age of the account over all sorts', () => {
  const offline = {
    ...sort,
    answers: answered(56),
    time: { a: day },
    startedAt: 0,
    confirmedAt: day,
  };
  expect(counted(offline, known(0, { age: 30 * minute }))).toBe(31 * minute);
  expect(counted(offline, known(0, { age: 30 * minute, countedMs: 25 * minute }))).toBe(6 * minute);
  expect(counted(offline, known(0, { age: 30 * minute, countedMs: 31 * minute }))).toBe(0);
  expect(counted(offline, known(0, { age: 30 * minute, countedMs: day }))).toBe(56 * 3 * minute);
});

it('counts between zero and the time sent, at most the maximum per card', () => {
  const anyMs = fc.integer({ min: -400 * day, max: 400 * day });
  const forged = fc.record({
    count: fc.nat({ max: 56 }),
    time: fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), anyMs, { maxKeys: 5 }),
    startedAt: anyMs,
    confirmedAt: anyMs,
    onServer: fc.nat({ max: 400 * day }),
    age: fc.nat({ max: 400 * day }),
    countedMs: fc.nat({ max: 400 * day }),
  });
  fc.assert(
    fc.property(forged, ({ count, time, onServer, age, countedMs, ...times }) => {
      const sent = { ...sort, ...times, answers: answered(count), time };
      const bound = boundTime(sent, known(onServer, { age, countedMs }));
      for (const [device, ms] of Object.entries(bound.time)) {
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(Math.max(0, time[device] ?? 0));
      }
      expect(totalTime(bound)).toBeLessThanOrEqual(Math.max(3, count) * 3 * minute);
    }),
  );
});

it('limits a sent time to one day, but not the stored time of an open sort', () => {
  const open = { ...sort, time: { a: 3 * day } };
  expect(boundTime(open, known(0))).toBe(open);
  expect(boundTimeSpent({ totalTimeSpent: 3 * day })).toEqual({ totalTimeSpent: day });
  expect(boundTimeSpent({ totalTimeSpent: 5 })).toEqual({ totalTimeSpent: 5 });
  expect(boundTimeSpent({})).toEqual({});
});
