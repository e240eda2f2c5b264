import { englishWords } from './english-words.ts';
import { frenchWords } from './french-words.ts';

const words = { en: englishWords, fr: frenchWords } as const;

/** Three words, easy to read out and to type. `random(n)` returns an integer from 0 to n - 1. */
export function createPassphrase(
  language: keyof typeof words,
  random: (below: number) => number,
): string {
  const list = words[language];
  return Array.from({ length: 3 }, () => list[random(list.length)]).join('-');
}
