// Characters that take room in a string and none on a screen. U+2800 is Braille's blank cell; U+FFF9
// to U+FFFB mark annotations; Unicode has a class for all the others, from the soft hyphen and the
// zero-width space to the Hangul fillers.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u;

// Controls and line separators break a list or a CSV; a bidirectional override makes a name read as
// another one in a staff table; half a surrogate pair and a non-character cannot be stored faithfully.
const refused = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

/** For what must be seen whole to be compared: addresses and codes. A name may hold joiners. */
export const hasInvisible = (text: string): boolean => invisible.test(text);

/** Nothing that a reader would see: a name made of zero-width characters is no name. */
export const isBlank = (text: string): boolean => blank.test(text);

/**
 * What a person may type into a one-line field that others will read. The zero-width joiners stay
 * allowed inside, because Persian and Indic names need them; a text of nothing else does not.
 */
export const isPlainText = (text: string): boolean =>
  !refused.test(text) && (text.trim() === '' || !isBlank(text));

// White space is made one space, what else is refused is left out.
const refusedInLine = new RegExp(`(?!\\s)${refused.source}`, 'gu');
const refusedInText =
  /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** A text of one line: breaks and runs of white space are one space, what cannot be kept is left out. */
export const toPlainLine = (text: string): string =>
  text.replaceAll(refusedInLine, '').replaceAll(/\s+/gu, ' ');

/** A text of several lines, without what cannot be kept. */
export const toPlainText = (text: string): string => text.replaceAll(refusedInText, '');

/** At most so many code points; a character that is made of several is kept whole or left out. */
export function cutAt(text: string, max: number): string {
  if (Array.from(text).length <= max) return text;
  let kept = '';
  let room = max;
  for (const character of charactersOf(text)) {
    room -= Array.from(character).length;
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** Firefox has known what a reader takes for one character only since 2024. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
