/** Codes are read aloud in a classroom: case, surrounding and repeated space do not count. */
export const normaliseAccessCode = (code: string): string =>
  code.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
