import { createHmac, timingSafeEqual } from 'node:crypto';
import { createOwnCookie } from '../own-cookie.ts';
import type { Secrets } from '../secrets.ts';

export interface SessionCookie {
  read(cookieHeader: string | null | undefined): string | null;
  readonly clearing: readonly string[];
}

/**
 * Reads the identity library's cookie: `token.signature`, URL-encoded, with an HMAC-SHA-256 in
 * Base64. The library's own reader reports an unavailable database as a server fault and knows only
 * one secret.
 */
export function createSessionCookie(settings: {
  readonly secrets: Secrets;
  readonly publicUrl: string;
}): SessionCookie {
  const cookie = createOwnCookie('trio.session_token', settings.publicUrl);
  const forgetful = createOwnCookie('trio.dont_remember', settings.publicUrl);

  return {
    read: (cookieHeader) => {
      const value = decode(cookie.read(cookieHeader) ?? '');
      const at = value.lastIndexOf('.');
      if (at < 1) return null;
      const token = value.slice(0, at);
      const signature = Buffer.from(value.slice(at + 1), 'base64');
      return settings.secrets.some((secret) => isSignedWith(secret, token, signature))
        ? token
        : null;
    },
    clearing: [cookie, forgetful].map((each) =>
      each.write('', 'Max-Age=0; HttpOnly; SameSite=Lax'),
    ),
  };
}

function isSignedWith(secret: string, token: string, signature: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
