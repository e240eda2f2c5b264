import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';

interface Named {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly sortedOn: string;
}

export function profileFileName({ language, firstName, lastName, sortedOn }: Named): string {
  const stem = catalogues[language].profile['pdf.fileName'];
  const parts = [stem, toFilePart(firstName), toFilePart(lastName), sortedOn];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}

/** Most file systems limit a name to 255 bytes. */
const partMax = 30;
const partBytes = 100;

/** Leaves only characters that every file system and HTTP header can carry. */
function toFilePart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // Removes invisible format characters without a replacement.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}'’.]+/gu, '-');
  const letters = Array.from(plain.replace(/^[-.]+/u, '')).slice(0, partMax);
  while (Buffer.byteLength(letters.join('')) > partBytes) letters.pop();
  return letters.join('').replace(/[-.]+$/u, '');
}
