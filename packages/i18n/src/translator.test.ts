import { expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

const english = {
  plain: 'Hello',
  named: 'Hi {name}',
  cards: { one: '{count} card', other: '{count} cards' },
} as const;
const french = {
  plain: 'Bonjour',
  named: 'Salut, {name}',
  cards: { one: '{count} carte', many: '{count} de cartes', other: '{count} cartes' },
};

it('inserts values as text', () => {
  const t = createTranslator<typeof english>('en', english);
  expect(t('plain')).toBe('Hello');
  expect(t('named', { name: '{name} $& <b>' })).toBe('Hi {name} $& <b>');
});

it('chooses the plural form and formats the number by language', () => {
  const en = createTranslator<typeof english>('en', english);
  const fr = createTranslator<typeof english>('fr', french);
  expect(en('cards', { count: 1 })).toBe('1 card');
  expect(en('cards', { count: 0 })).toBe('0 cards');
  expect(fr('cards', { count: 0 })).toBe('0 carte');
  expect(fr('cards', { count: 2 })).toBe('2 cartes');
  expect(fr('cards', { count: 2_000_000 })).toMatch(/^2\s000\s000 de cartes$/u);
});

it('chooses the register of a French text', () => {
  const one = { retry: 'Try again.' } as const;
  const both = { retry: { tu: 'Réessaie.', vous: 'Réessayez.' } };
  expect(createTranslator<typeof one>('fr', both, 'tu')('retry')).toBe('Réessaie.');
  expect(createTranslator<typeof one>('fr', both, 'vous')('retry')).toBe('Réessayez.');
  expect(createTranslator<typeof one>('fr', both)('retry')).toBe('Réessayez.');
  expect(createTranslator<typeof one>('en', one, 'tu')('retry')).toBe('Try again.');
});
