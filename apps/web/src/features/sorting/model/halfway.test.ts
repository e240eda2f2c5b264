import { expect, it } from 'vitest';
import { halfwayCard } from './halfway.ts';

it('half-way is the middle of a deck of any size', () => {
  expect(halfwayCard(56)).toBe(28);
  expect(halfwayCard(55)).toBe(27);
  expect(halfwayCard(8)).toBe(4);
});

it('a deck of a few cards has no half-way mark', () => {
  expect(halfwayCard(7)).toBeNull();
  expect(halfwayCard(0)).toBeNull();
});
