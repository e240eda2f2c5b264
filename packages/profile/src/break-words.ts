import type { Line } from './safe-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const zeroWidthSpace = '\u200b';

/**
 * Only a word wider than its column may break. Typst takes every allowed break, so others would be
 * cut at line ends.
 */
export const breakLongWords = (text: string, widthInEm: number): string =>
  text.replaceAll(/[^\s-]+/gu, (word) =>
    // Fast path: no character is wider than an em.
    word.length > widthInEm && widthOf(word) > widthInEm ? spread(word) : word,
  );

export const fitted = (line: Line, widthInEm: number): Line => ({
  ...line,
  text: breakLongWords(line.text, widthInEm),
});

const spread = (word: string): string =>
  Array.from(graphemes.segment(word), ({ segment }) => segment).join(zeroWidthSpace);

/** An estimate in em; too wide rather than too narrow. */
function widthOf(word: string): number {
  let width = 0;
  for (const character of word) width += widthOfCharacter(character);
  return width;
}

function widthOfCharacter(character: string): number {
  if (/[\p{Mn}\u200c\u200d]/u.test(character)) return 0;
  if (/[mwMW@%\p{Script=Han}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(character)) return 1;
  if (/[ijltfrI'’.,;:!|]/u.test(character)) return 0.38;
  return /[\p{Lu}\p{Script=Canadian_Aboriginal}]/u.test(character) ? 0.75 : 0.6;
}
