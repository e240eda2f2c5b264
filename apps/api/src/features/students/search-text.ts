import { foldText } from '@trio/domain/fold-text';
import { limits } from '@trio/domain/limits';

/** What was typed, as it is compared. */
export interface SearchText {
  /** All of it, in one line. */
  readonly phrase: string;
  /** Each has to be found somewhere in a name or an address, in whatever order. */
  readonly words: readonly string[];
  /** Those that are long enough to be told when a letter is wrong. */
  readonly longWords: readonly string[];
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
  const longWords = words.filter(isLong).slice(0, wordsMost);
  // Of short words alone no index can find one; of the line that they make it can.
  if (longWords.length === 0) return { phrase, words: [phrase], longWords: [phrase] };
  return { phrase, words: words.slice(0, wordsMost), longWords };
}
