import { limits } from '@trio/domain/limits';
import { isBlank, isPlainText } from '@trio/domain/plain-text';
import type { SignOnPerson } from '../../platform/single-sign-on/single-sign-on.ts';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Cleans names by our forms' rules: a student cannot correct the provider's list. */
export function toNames(
  person: Pick<SignOnPerson, 'firstName' | 'lastName'>,
  email: string,
): Names {
  const firstName = toName(person.firstName);
  const lastName = toName(person.lastName);
  const isNameless = firstName === '' && lastName === '';
  return { firstName: isNameless ? toName(email.split('@', 1)[0] ?? '') : firstName, lastName };
}

function toName(text: string): string {
  const readable = Array.from(text.normalize('NFC'), (letter) =>
    isPlainText(letter) ? letter : ' ',
  );
  const name = readable.join('').replaceAll(/\s+/gu, ' ').trim();
  if (isBlank(name)) return '';
  // Cuts between code points, not inside a surrogate pair.
  let short = '';
  for (const letter of name) {
    if (short.length + letter.length > limits.nameMax) break;
    short += letter;
  }
  return short.trim();
}
