// Characters without a visible shape. U+2800 is the Braille blank; U+FFF9 to U+FFFB mark
// annotations; the Unicode class has all others, such as soft hyphens and zero-width spaces.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u;

// Controls and line separators break lists and CSV. A bidirectional override disguises a name in a
// staff table. Lone surrogates and non-characters cannot be stored faithfully.
const refused = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

/** For emails and codes, which are compared by eye. Names may contain joiners. */
export const hasInvisible = (text: string): boolean => invisible.test(text);

export const isBlank = (text: string): boolean => blank.test(text);

/**
 * Allowed in a one-line field that others read. Persian and Indic names need zero-width joiners,
 * but a text of joiners only is refused.
 */
export const isPlainText = (text: string): boolean =>
  !refused.test(text) && (text.trim() === '' || !isBlank(text));

// White space becomes one space; other refused characters are removed.
const refusedInLine = new RegExp(`(?!\\s)${refused.source}`, 'gu');
const refusedInText =
  /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

export const toPlainLine = (text: string): string =>
  text.replaceAll(refusedInLine, '').replaceAll(/\s+/gu, ' ');

export const toPlainText = (text: string): string => text.replaceAll(refusedInText, '');

/** At most `max` code points, without cutting a grapheme in two. */
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

/** Firefox has had `Intl.Segmenter` only since 2024. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
