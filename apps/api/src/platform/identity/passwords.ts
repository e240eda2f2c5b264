import { hash, hashRaw, verify } from '@node-rs/argon2';

// argon2id (the library's default), 19 MiB, two passes: OWASP's recommendation, about 11 ms here.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), settings);

export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password.normalize('NFKC'));

/** For values that are looked up by their hash: the same salt gives the same hash. */
export const hashWithSalt = (text: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(text, { ...settings, salt });
