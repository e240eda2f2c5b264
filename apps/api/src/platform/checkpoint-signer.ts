import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysFor, type Secrets } from './secrets.ts';

export interface CheckpointSigner {
  sign(text: string): string;
  /** `previous`: signed with a secret that is about to go, so it must be signed again. */
  check(text: string, signature: string): 'current' | 'previous' | 'invalid';
}

export function createCheckpointSigner(secrets: Secrets): CheckpointSigner {
  const keys = keysFor(secrets, 'trio audit checkpoint');
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => signWith(keys[0], text).toString('base64url'),
    check: (text, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const index = keys.findIndex((key) => {
        const expected = signWith(key, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (index < 0) return 'invalid';
      return index === 0 ? 'current' : 'previous';
    },
  };
}
