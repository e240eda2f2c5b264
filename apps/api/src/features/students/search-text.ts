import { foldText } from '@trio/domain/fold-text';
import { limits } from '@trio/domain/limits';

/** What was typed, as it is compared. */
export interface SearchText {
  /** All of it, in one line. */
  readonly phrase: string;
  /** Each has to be found somewhere in a name or an address, in whatever order. */
  readonly words: readonly string[];
  /**
   * Those for which mistakes of typing are forgiven: long enough, and of an address only the part before
   * the @, because all of a school may share the rest.
   */
  readonly tolerantWords: readonly string[];
}

const wordsMost = 6;

/** Null where it is too short to be searched for: that filters nothing. */
export function readSearchText(typed: string): SearchText | null {
  const phrase = foldText(typed)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isLong = (text: string): boolean => Array.from(text).length >= limits.searchMin;
  if (!isLong(phrase) || !isLong(typed.trim())) return null;
  const words = phrase.split(' ');
  // Of short words alone no index can find one; of the line that they make it can.
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

/** A word and each of its spellings with two neighbouring letters swapped. */
export function withSwaps(word: string): string[] {
  const letters = Array.from(word);
  // Of a short word, some swap is in somebody's name.
  if (letters.length < swapMin || letters.length > swapMax) return [word];
  const swapped = letters.slice(1).map((letter, at) => {
    const before = letters.slice(0, at).join('');
    return before + letter + letters[at] + letters.slice(at + 2).join('');
  });
  return [...new Set([word, ...swapped])];
}
