import { randomInt } from 'node:crypto';

// Without what looks alike on a screen or over the telephone: 0 O o, 1 l I i.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** To be read to somebody, and changed by them: 92 bits. */
export const makePassword = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
