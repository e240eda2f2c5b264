import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageFromHeader, preferredLanguage } from './languages.ts';

it('chooses the first supported language by its prefix, else English', () => {
  expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['de', 'fr'])).toBe('fr');
  expect(preferredLanguage(['de'])).toBe('en');
  expect(languageFromHeader('de, en;q=0.5, fr;q=0.8')).toBe('fr');
  expect(languageFromHeader('fr;q=0, en')).toBe('en');
  expect(languageFromHeader(undefined)).toBe('en');
});

it('never throws for any Accept-Language header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => ['en', 'fr'].includes(languageFromHeader(header))),
  );
});
