import { toPlainLine, toPlainText } from '@trio/domain/plain-text';
import { covers, readCoverage, type Coverage } from './font-coverage.ts';
import { ownFonts, regularFontFiles } from './fonts.ts';

/** Text of a person, made safe: it cannot fail the document or act as markup. */
export interface Line {
  readonly text: string;
  readonly isRtl: boolean;
  /**
   * Has Latin letters, such as Vietnamese ones, that our own two fonts compose from parts. A screen
   * reader would read each part as the whole letter, so another font sets this line.
   */
  readonly isExtended: boolean;
}

/** Replaces a character that no font has. It is visible, and screen readers name it. */
export const substitute = '□';

let coverages: readonly Coverage[] | null = null;
const fonts = (): readonly Coverage[] => (coverages ??= regularFontFiles().map(readCoverage));

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Joiners and emoji selectors stay, because they shape their neighbours. Soft hyphens, fillers and
// tags would only confuse programs that extract the text.
const shapeless = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const noBreak = /[\u00a0\u202f]/u;
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
const plain = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2026]*$/u;
const rightToLeft =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

// Fast path for nearly all texts. A soft hyphen takes the slow path.
const clean =
  /^(?![ \u00a0])(?:[\u0021-\u007e\u00a1-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2026]|[ \u00a0](?=[^ \u00a0]))*$/u;

/** White space becomes one space; no-break spaces stay, because French needs them. */
export const safeLine = (text: string): Line =>
  clean.test(text)
    ? { text, isRtl: false, isExtended: false }
    : asLine(shaped(text).split(noBreak).map(toPlainLine).join('\u00a0').trim());

export const safeParagraphs = (text: string): readonly Line[] =>
  toPlainText(shaped(text))
    .split(/[\n\r\u2028\u2029]+/u)
    .map(safeLine)
    .filter((line) => line.text !== '');

const shaped = (text: string): string => text.replaceAll(shapeless, '').normalize('NFC');

function asLine(text: string): Line {
  if (plain.test(text)) return { text, isRtl: false, isExtended: false };
  const shown = covered(text);
  return { text: shown, isRtl: rightToLeft.test(shown), isExtended: isExtended(shown) };
}

function isExtended(text: string): boolean {
  const own = fonts().slice(0, ownFonts);
  return Array.from(text.match(/\p{Script=Latin}/gu) ?? []).some((letter) =>
    own.some((font) => !covers(font, letter.codePointAt(0) ?? 0)),
  );
}

/** One font must draw a whole grapheme with all its marks. */
function covered(text: string): string {
  let shown = '';
  for (const { segment } of graphemes.segment(text)) {
    shown += plain.test(segment) ? segment : coveredGrapheme(segment);
  }
  return shown;
}

function coveredGrapheme(grapheme: string): string {
  if (hasFont(grapheme)) return grapheme;
  // The longest prefix that a font has, so that a rare mark does not remove its letter.
  const characters = Array.from(grapheme);
  for (let length = characters.length - 1; length > 0; length -= 1) {
    const kept = characters.slice(0, length).join('');
    if (hasFont(kept)) return kept.replace(/\u200d$/u, '') + substitute;
  }
  return substitute;
}

function hasFont(grapheme: string): boolean {
  const codes = Array.from(grapheme.replaceAll(joiners, ''), (one) => one.codePointAt(0) ?? 0);
  return fonts().some((font) => codes.every((code) => covers(font, code)));
}
