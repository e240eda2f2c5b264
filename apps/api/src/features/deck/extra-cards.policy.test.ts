import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { expect, it } from 'vitest';
import { cardOwnerOf } from './extra-cards.policy.ts';
import { extraCardsMax, judgeName } from './extra-cards.rules.ts';

it('allows only administrators to change cards of the platform or of a school', () => {
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
  'accepts %s as a card name',
  (name) => {
    expect(judgeName(name)).toBe('good');
  },
);

it.each(['', '2bees', 'bee keeping', 'bées', '-bees', 'bees\n', `b${'e'.repeat(60)}`])(
  'refuses %j as a card name',
  (name) => expect(judgeName(name)).toBe('malformed'),
);

it.each(['constructor', 'toString', 'hasOwnProperty'])(
  'refuses %s, a property of every object, as a card name',
  (name) => expect(judgeName(name)).toBe('malformed'),
);

it('refuses the name of a built-in card in any case', () => {
  for (const key of cardKeys) {
    expect([key, key.toUpperCase(), key.toLowerCase()].map(judgeName)).toEqual(
      Array(3).fill('built-in'),
    );
  }
});
