import { accessCodeWords } from './access-code-words.ts';
import { compactText } from './fold-text.ts';
import { limits } from './limits.ts';
import { hasInvisible, isPlainText } from './plain-text.ts';

/**
 * The form in which codes are compared. They are read aloud in a classroom: case, spaces, hyphens and
 * accents never matter. A code of hyphens alone, which older versions allowed, stays itself. Word
 * joiners are left out: a code with dots has them in a mail, so that it does not become a link.
 */
export function normaliseAccessCode(code: string): string {
  const seen = code.replaceAll('\u2060', '');
  return compactText(seen) || spellCode(seen);
}

const spellCode = (code: string): string =>
  code.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

/** Long enough not to be met by chance, and all of it visible: what cannot be read cannot be typed. */
export function isAccessCode(code: string): boolean {
  const spelled = spellCode(code);
  return (
    Array.from(compactText(code)).length >= limits.accessCodeMin &&
    spelled.length <= limits.accessCodeMax &&
    isPlainText(spelled) &&
    !hasInvisible(spelled)
  );
}

// 1000 to 9999 without 1111, 2222, …: a repeated digit gets lost when a number is dictated.
const numbers = 9000 - 9;

function numberAt(index: number): number {
  let number = 1000 + index;
  for (let alike = 1111; alike <= number; alike += 1111) number += 1;
  return number;
}

/**
 * A code that a teacher can say and a class can write down, in English and in French: `Panda 4821`.
 * `random(max)` gives a whole number from 0 to below max. There are 186 words × 8,991 numbers =
 * 1,672,326 codes, so a taken one is rare and the next draw is free.
 */
export function generateAccessCode(random: (max: number) => number): string {
  const words = accessCodeWords.trim().split(/\s+/u);
  return `${words[random(words.length)]} ${numberAt(random(numbers))}`;
}
