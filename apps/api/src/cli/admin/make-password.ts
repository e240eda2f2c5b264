import { randomInt } from 'node:crypto';

// Without characters that look or sound alike: 0 O o, 1 l I i.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 92 bits. Read out to a user, who then changes it. */
export const makePassword = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
