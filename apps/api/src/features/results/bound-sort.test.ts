import { limits } from '@trio/domain/limits';
import { startSort, type OwnCard } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import { boundSort, devicesMax } from './bound-sort.ts';

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
