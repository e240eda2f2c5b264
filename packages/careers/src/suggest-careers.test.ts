import { cards } from '@trio/deck/cards';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadCareers } from './careers.ts';
import { suggestCareers } from './suggest-careers.ts';

const careers = await loadCareers('en');
const withCareers = cards.filter((card) => card.careers.length > 0).map(({ key }) => key);
const trio = fc.uniqueArray(fc.constantFrom(...withCareers), { minLength: 3, maxLength: 3 });
const keys = (ids: readonly string[], seed: string) =>
  suggestCareers(careers, ids, seed).map(({ key }) => key);

it('has seven careers with at least two of each of the three', () => {
  fc.assert(
    fc.property(trio, fc.uuid(), (ids, seed) => {
      const found = suggestCareers(careers, ids, seed);
      expect(found).toHaveLength(7);
      expect(new Set(found).size).toBe(7);
      for (const id of ids) {
        expect(found.filter(({ card }) => card === id).length).toBeGreaterThanOrEqual(2);
      }
    }),
  );
});

it('spreads them over kinds of training', () => {
  fc.assert(
    fc.property(trio, fc.uuid(), (ids, seed) => {
      const offered = new Set(
        careers.all.filter(({ card }) => ids.includes(card)).map(({ training }) => training),
      );
      const found = suggestCareers(careers, ids, seed).map(({ training }) => training);
      expect(new Set(found).size).toBeGreaterThanOrEqual(Math.min(offered.size, 3));
    }),
  );
});

it('stays the same for a sort and differs between sorts', () => {
  const ids = ['calmMinds', 'cleanPower', 'gameOn'];
  expect(keys(ids, 'a')).toEqual(keys(ids, 'a'));
  expect(keys(ids, 'a')).not.toEqual(keys(ids, 'b'));
});

it('takes all from the other cards if a card has no careers', () => {
  const found = suggestCareers(careers, ['entrepreneurship', 'an own card', 'gameOn'], 'a');
  expect(found).toHaveLength(7);
  expect(new Set(found.map(({ card }) => card))).toEqual(new Set(['gameOn']));
  expect(suggestCareers(careers, ['entrepreneurship'], 'a')).toEqual([]);
});
