import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { expect, it } from 'vitest';
import { cardOwnerOf } from './extra-cards.policy.ts';
import { extraCardsMax, judgeName } from './extra-cards.rules.ts';

it('lets administrators alone change the platform’s cards and a school’s', () => {
  const admin = { role: 'admin', schoolId: null } as const;
  expect(cardOwnerOf(admin, undefined)).toEqual({ kind: 'platform' });
  expect(cardOwnerOf(admin, 'cedar')).toEqual({ kind: 'school', schoolId: 'cedar' });
  for (const role of ['school', 'student'] as const) {
    expect(() => cardOwnerOf({ role, schoolId: 'cedar' }, 'cedar')).toThrow('request/forbidden');
    expect(() => cardOwnerOf({ role, schoolId: 'cedar' }, undefined)).toThrow('request/forbidden');
  }
});

it('leaves room in a deck for the built-in cards', () => {
  expect(extraCardsMax).toBeGreaterThan(0);
  expect(extraCardsMax + cardKeys.length).toBe(limits.deckMax);
});

it.each(['bees', 'B', 'beeKeeping_2-x', `b${'e'.repeat(59)}`])(
  'a card may be called %s',
  (name) => {
    expect(judgeName(name)).toBe('good');
  },
);

it.each(['', '2bees', 'bee keeping', 'bées', '-bees', 'bees\n', `b${'e'.repeat(60)}`])(
  'a card may not be called %j',
  (name) => expect(judgeName(name)).toBe('malformed'),
);

it.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a card may not be called %s, which every object has',
  (name) => expect(judgeName(name)).toBe('malformed'),
);

it('a card may not be called like a built-in one, in capitals or not', () => {
  for (const key of cardKeys) {
    expect([key, key.toUpperCase(), key.toLowerCase()].map(judgeName)).toEqual(
      Array(3).fill('built-in'),
    );
  }
});
