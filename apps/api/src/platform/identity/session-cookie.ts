import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

const name = 'trio.session_token';

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
  const isSecure = settings.publicUrl.startsWith('https://');
  const prefix = isSecure ? '__Secure-' : '';
  const cookie = `${prefix}${name}`;
  const pattern = new RegExp(
    String.raw`(?:^|;)\s*${cookie.replace('.', String.raw`\.`)}=([^;]*)`,
    'u',
  );
  const attributes = `Max-Age=0; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;

  return {
    read: (cookieHeader) => {
      const value = decode(pattern.exec(cookieHeader ?? '')?.[1]?.trim() ?? '');
      const at = value.lastIndexOf('.');
      if (at < 1) return null;
      const token = value.slice(0, at);
      const signature = Buffer.from(value.slice(at + 1), 'base64');
      return settings.secrets.some((secret) => isSignedWith(secret, token, signature))
        ? token
        : null;
    },
    clearing: [cookie, `${prefix}trio.dont_remember`].map((each) => `${each}=; ${attributes}`),
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
