import { expect, it } from 'vitest';
import { cardChanges } from './model.ts';

it('separates cards that were excluded from cards that were included again', () => {
  expect(cardChanges(['', 'wealth, gameOn'])).toEqual({
    excluded: ['wealth', 'gameOn'],
    included: [],
  });
  expect(cardChanges(['wealth, gameOn', 'gameOn, freshWater'])).toEqual({
    excluded: ['freshWater'],
    included: ['wealth'],
  });
});
