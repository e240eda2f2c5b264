import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { englishWords } from './english-words.ts';
import { frenchWords } from './french-words.ts';
import { createPassphrase } from './passphrase.ts';

it('joins three words of the language that the random numbers choose', () => {
  const numbers = [0, 1, 2];
  const random = () => numbers.shift() ?? 0;
  expect(createPassphrase('fr', random)).toBe(frenchWords.slice(0, 3).join('-'));
  expect(createPassphrase('en', (below) => below - 1)).toBe(
    Array.from({ length: 3 }, () => englishWords.at(-1)).join('-'),
  );
});

it.each([
  ['English', englishWords],
  ['French', frenchWords],
])('has about 2,000 different short words without accents in %s', (_, words) => {
  expect(words.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[a-z]{3,8}$/u.test(word))).toEqual([]);
});

it('is long enough for a password even with the shortest words', () => {
  for (const words of [englishWords, frenchWords]) {
    const shortest = words.reduce((a, b) => (b.length < a.length ? b : a));
    expect(shortest.length * 3 + 2).toBeGreaterThanOrEqual(limits.passwordMin);
  }
});
