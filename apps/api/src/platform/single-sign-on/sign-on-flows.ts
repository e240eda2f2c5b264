import { EncryptJWT, jwtDecrypt } from 'jose';
import { createOwnCookie } from '../own-cookie.ts';
import { keysFor, type Secrets } from '../secrets.ts';
import type { SignOnFlow } from './single-sign-on.ts';

/** Time to find the password of the school's platform. */
const lifetimeMs = 10 * 60_000;
const header = { alg: 'dir', enc: 'A256GCM' } as const;

/** The flow is encrypted in a cookie of the browser that started it; the server stores nothing. */
export interface SignOnFlows {
  cookieOf(flow: SignOnFlow, now: Date): Promise<string>;
  read(cookieHeader: string | undefined, now: Date): Promise<SignOnFlow | null>;
  readonly endingCookie: string;
}

export function createSignOnFlows(secrets: Secrets, publicOrigin: string): SignOnFlows {
  const keys = keysFor(secrets, 'trio sign-on flow');
  const cookie = createOwnCookie('trio.sign-on', publicOrigin);
  const lasting = (seconds: number) => `Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

  return {
    cookieOf: async (flow, now) => {
      const sealed = await new EncryptJWT({ ...flow })
        .setProtectedHeader(header)
        .setExpirationTime(new Date(now.getTime() + lifetimeMs))
        .encrypt(keys[0]);
      return cookie.write(sealed, lasting(lifetimeMs / 1000));
    },
    read: async (cookieHeader, now) => {
      const sealed = cookie.read(cookieHeader);
      if (!sealed) return null;
      for (const key of keys) {
        const opened = await jwtDecrypt<SignOnFlow>(sealed, key, {
          currentDate: now,
          requiredClaims: ['exp'],
          keyManagementAlgorithms: [header.alg],
          contentEncryptionAlgorithms: [header.enc],
        }).catch(() => null);
        if (opened) return opened.payload;
      }
      return null;
    },
    endingCookie: cookie.write('', lasting(0)),
  };
}
