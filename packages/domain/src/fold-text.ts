/** `folded()` in the database has the same rule; a test compares them. */
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

/** Greek's two small sigmas count as one letter. */
export const compactText = (text: string): string =>
  foldText(text.normalize('NFKC').toLowerCase().normalize('NFKC'))
    .replaceAll('ς', 'σ')
    .replaceAll(/[\s\u2010-\u2015\u2212-]+/gu, '')
    .normalize('NFC');
