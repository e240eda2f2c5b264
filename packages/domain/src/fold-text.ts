/**
 * A text as a search compares it: without case, accents and ligatures. The database has the same
 * rule as `folded()`; a test holds them together.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");

/**
 * A text without case, accents, spaces and hyphens: for comparing what people dictate and retype.
 * Greek has two small letters for one capital, by its place in a word, so they count as one.
 */
export const compactText = (text: string): string =>
  foldText(text.normalize('NFKC').toLowerCase().normalize('NFKC'))
    .replaceAll('ς', 'σ')
    .replaceAll(/[\s\u2010-\u2015\u2212-]+/gu, '')
    .normalize('NFC');
