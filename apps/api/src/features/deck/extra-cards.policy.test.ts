import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { expect, it } from 'vitest';
import { cardOwnerOf } from './extra-cards.policy.ts';
import { extraCardsMax, judgeName } from './extra-cards.rules.ts';

const someone = { userId: 'u1', schoolId: 'cedar' } as const;

it('lets administrators change the cards of the platform and of every school', () => {
  const admin = { userId: 'u1', role: 'admin', schoolId: null, staffKind: null } as const;
  expect(cardOwnerOf(admin, undefined)).toEqual({ kind: 'platform' });
  expect(cardOwnerOf(admin, 'cedar')).toEqual({ kind: 'school', schoolId: 'cedar' });
});

it.each(['owner', 'counsellor'] as const)('lets an %s change cards of the own school', (kind) => {
  const staff = { ...someone, role: 'school', staffKind: kind } as const;
  for (const named of [undefined, 'cedar']) {
    expect(cardOwnerOf(staff, named)).toEqual({ kind: 'school', schoolId: 'cedar' });
  }
  expect(() => cardOwnerOf(staff, 'elsewhere')).toThrow('school/not-found');
});

it.each([
  { ...someone, role: 'school', staffKind: 'teacher' },
  { ...someone, role: 'student', staffKind: null },
] as const)('refuses teachers and students', (caller) => {
  expect(() => cardOwnerOf(caller, 'cedar')).toThrow('request/forbidden');
  expect(() => cardOwnerOf(caller, undefined)).toThrow('request/forbidden');
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
