import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Long enough to spare requests, short enough that a stolen one is soon worthless. */
export const accessTokenLifetimeMs = 5 * 60_000;

const algorithm = 'HS256';
const issuer = 'trio';

/** Signs and checks the short-lived token that pages send; it only names a session. */
export interface AccessTokens {
  issue(sessionId: string, now: Date): Promise<string>;
  /** The session's id, or null where the token is not ours, altered or over its time. */
  read(token: string, now: Date): Promise<string | null>;
}

export function createAccessTokens(secret: string): AccessTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'trio access token', 32));
  return {
    issue: (sessionId, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + accessTokenLifetimeMs))
        .sign(key),
    read: async (token, now) => {
      const verified = await jwtVerify<{ sid: string }>(token, key, {
        algorithms: [algorithm],
        issuer,
        currentDate: now,
        requiredClaims: ['sid', 'exp'],
      }).catch(() => null);
      return verified?.payload.sid ?? null;
    },
  };
}
