import { accessCodeWords } from './access-code-words.ts';
import { compactText } from './fold-text.ts';
import { limits } from './limits.ts';
import { hasInvisible, isPlainText } from './plain-text.ts';

/**
 * The form in which codes are compared. Codes are read aloud in class, so case, spaces, hyphens and
 * accents do not count. A code of hyphens only, which older versions allowed, stays as it is.
 * Emails put word joiners into codes with dots, so that they do not become links; they are removed
 * here.
 */
export function normaliseAccessCode(code: string): string {
  const seen = code.replaceAll('\u2060', '');
  return compactText(seen) || cleanCode(seen);
}

const cleanCode = (code: string): string =>
  code.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

/** Long enough to resist guessing, and all visible: an invisible character cannot be typed. */
export function isAccessCode(code: string): boolean {
  const cleaned = cleanCode(code);
  return (
    Array.from(compactText(code)).length >= limits.accessCodeMin &&
    cleaned.length <= limits.accessCodeMax &&
    isPlainText(cleaned) &&
    !hasInvisible(cleaned)
  );
}

// 1000 to 9999 without 1111, 2222, …: repeated digits get lost in dictation.
const numbers = 9000 - 9;

function numberAt(index: number): number {
  let number = 1000 + index;
  for (let alike = 1111; alike <= number; alike += 1111) number += 1;
  return number;
}

/** 186 words × 8,991 numbers = 1,672,326 codes, so collisions are rare. */
export function generateAccessCode(random: (max: number) => number): string {
  const words = accessCodeWords.trim().split(/\s+/u);
  return `${words[random(words.length)]} ${numberAt(random(numbers))}`;
}
