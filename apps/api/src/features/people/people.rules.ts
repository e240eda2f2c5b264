import { isEmail, normaliseEmail } from '@trio/domain/email';
import { limits } from '@trio/domain/limits';
import { normaliseUsername } from '@trio/domain/usernames/username';

export interface PeopleSearch {
  readonly id: string | null;
  /** Beginning of an address, or all of it; null for a text that cannot be one. */
  readonly email: string | null;
  readonly isWholeEmail: boolean;
  readonly username: string | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const isLong = (text: string): boolean => Array.from(text).length >= limits.searchMin;

/** Tolerates case and spaces. Null if the text is too short. */
export function readPeopleSearch(typed: string): PeopleSearch | null {
  const text = typed.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, '');
  if (!isLong(text)) return null;
  const id = text.toLowerCase();
  if (uuid.test(id)) return { id, email: null, isWholeEmail: false, username: null };
  const email = normaliseEmail(text);
  // An address has an @, and a username has none.
  const username = text.includes('@') ? '' : normaliseUsername(text);
  return {
    id: null,
    email,
    isWholeEmail: isEmail(email),
    username: isLong(username) ? username : null,
  };
}

/** For LIKE: what the user typed stands for itself. */
export const beginningOf = (text: string): string => `${text.replaceAll(/[\\%_]/gu, '\\$&')}%`;
