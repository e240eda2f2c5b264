import { expect, it } from 'vitest';
import { cardChanges } from './card-changes.ts';

it('tells which cards a deck lost and which came back', () => {
  expect(cardChanges(['', 'wealth, gameOn'])).toEqual({ out: ['wealth', 'gameOn'], back: [] });
  expect(cardChanges(['wealth, gameOn', 'gameOn, freshWater'])).toEqual({
    out: ['freshWater'],
    back: ['wealth'],
  });
});
