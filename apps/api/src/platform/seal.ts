import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysFor, type Secrets } from './secrets.ts';

export interface Sealer {
  /** `about` must be the same when it is opened: an id of what the text belongs to. */
  seal(text: string, about: string): Buffer;
  open(sealed: Buffer, about: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key derives from the server's secret, so the database alone cannot reveal the text. */
export function createSealerFor(purpose: string, secrets: Secrets): Sealer {
  const keys = keysFor(secrets, purpose);
  return {
    seal: (text, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys[0], nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, about) => {
      for (const key of keys) {
        const text = openWith(key, sealed, about);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, sealed: Buffer, about: string): string | null {
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const body = sealed.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
