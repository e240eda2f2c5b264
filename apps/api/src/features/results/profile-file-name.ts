import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';

interface Named {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly sortedOn: string;
}

/** What the student finds among their downloads later: what it is, whose, and of which day. */
export function profileFileName({ language, firstName, lastName, sortedOn }: Named): string {
  const stem = catalogues[language].profile['pdf.fileName'];
  const parts = [stem, toFilePart(firstName), toFilePart(lastName), sortedOn];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}

/** Long enough for people, short enough for every file system in every script: most take 255 bytes. */
const partMax = 30;
const partBytes = 100;

/** A name as any file system and any header can carry it: letters, and little else. */
function toFilePart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // What only steers the letters around it may go without a trace.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}'’.]+/gu, '-');
  const letters = Array.from(plain.replace(/^[-.]+/u, '')).slice(0, partMax);
  while (Buffer.byteLength(letters.join('')) > partBytes) letters.pop();
  return letters.join('').replace(/[-.]+$/u, '');
}
