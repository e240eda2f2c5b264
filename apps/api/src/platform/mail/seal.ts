import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysFor, type Secrets } from '../secrets.ts';

export interface Sealer {
  seal(text: string, mailId: string): Buffer;
  open(sealed: Buffer, mailId: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key derives from the server's secret, so the database alone cannot reveal the text. */
export function createSealer(secrets: Secrets): Sealer {
  const keys = keysFor(secrets, 'trio mail values');
  return {
    seal: (text, mailId) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys[0], nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(mailId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, mailId) => {
      for (const key of keys) {
        const text = openWith(key, sealed, mailId);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, sealed: Buffer, mailId: string): string | null {
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(mailId));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const body = sealed.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
