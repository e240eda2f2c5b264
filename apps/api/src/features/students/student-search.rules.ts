import { foldText } from '@trio/domain/fold-text';
import { limits } from '@trio/domain/limits';

export interface SearchText {
  readonly phrase: string;
  readonly words: readonly string[];
  /**
   * Words that are long enough to allow typing errors. Of an address only the part before the @,
   * because a whole school may share the rest.
   */
  readonly tolerantWords: readonly string[];
}

const wordsMost = 6;

export function readSearchText(typed: string): SearchText | null {
  const phrase = foldText(typed)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isLong = (text: string): boolean => Array.from(text).length >= limits.searchMin;
  if (!isLong(phrase) || !isLong(typed.trim())) return null;
  const words = phrase.split(' ');
  // The index cannot find short words alone, but it can find the whole phrase.
  const few = words.some(isLong) ? words : [phrase];
  const tolerantWords = few.map((word) => word.split('@', 1)[0] ?? '').filter(isLong);
  return {
    phrase,
    words: few.slice(0, wordsMost),
    tolerantWords: tolerantWords.slice(0, wordsMost),
  };
}

const swapMin = 5;
const swapMax = 32;

export function withSwaps(word: string): string[] {
  const letters = Array.from(word);
  // A swap in a short word would match too many names.
  if (letters.length < swapMin || letters.length > swapMax) return [word];
  const swapped = letters.slice(1).map((letter, at) => {
    const before = letters.slice(0, at).join('');
    return before + letter + letters[at] + letters.slice(at + 2).join('');
  });
  return [...new Set([word, ...swapped])];
}
