import { limits } from '@trio/domain/limits';
import { startSort, type OwnCard } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import { boundSort, boundTime, boundTimeSpent, devicesMax } from './bound-sort.ts';

const sort = startSort('1', ['wealth'], 0);
const bees: OwnCard = { title: 'Bees', description: '', imageUrl: '', color: 'green' };

it('leaves an ordinary sort as it is', () => {
  const ordinary = { ...sort, time: { tablet: 5 }, ownCards: { a: { value: null, at: 1 } } };
  expect(boundSort(ordinary)).toBe(ordinary);
});

it('forgets the cards that were removed first, and never one that is there', () => {
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

const minute = 60_000;
const day = 24 * 60 * minute;
const since = (ms: number) => [new Date(0), new Date(ms)] as const;

it.each([
  ['what was spent', 9 * minute, 10 * minute, 10 * minute, 9 * minute],
  ['as long as we know of it, and a little', 9 * minute, 3 * minute, 2 * minute, 4 * minute],
  ['as long as it took on the device', 9 * minute, 0, 10 * minute, 9 * minute],
  ['a little, where its clock went back', 9 * minute, 0, -5 * minute, minute],
  ['a day at most', 3 * day, 5 * day, 0, day],
])('counts, of a confirmed sort, %s', (_, spent, known, lasted, counted) => {
  const timed = {
    ...sort,
    time: { a: spent - 5, b: 5 },
    startedAt: day,
    confirmedAt: day + lasted,
  };
  const { time } = boundTime(timed, ...since(known));
  expect(Object.values(time).reduce((sum, ms) => sum + ms)).toBe(counted);
});

it('leaves the time of a sort under way as it is, but for a day on one device', () => {
  const open = { ...sort, time: { a: 3 * day } };
  expect(boundTime(open, ...since(0))).toBe(open);
  expect(boundTimeSpent({ totalTimeSpent: 3 * day })).toEqual({ totalTimeSpent: day });
  expect(boundTimeSpent({ totalTimeSpent: 5 })).toEqual({ totalTimeSpent: 5 });
  expect(boundTimeSpent({})).toEqual({});
});
