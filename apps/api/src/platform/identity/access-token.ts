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
  // A page sends the same token for minutes, and what was signed once stays signed.
  const seen = createSeen();
  return {
    issue: (sessionId, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + accessTokenLifetimeMs))
        .sign(key),
    read: async (token, now) => {
      const known = seen.get(token);
      if (known) return now.getTime() < known.until ? known.sessionId : null;
      const verified = await jwtVerify<{ sid: string; exp: number }>(token, key, {
        algorithms: [algorithm],
        issuer,
        currentDate: now,
        requiredClaims: ['sid', 'exp'],
      }).catch(() => null);
      if (!verified) return null;
      const { sid, exp } = verified.payload;
      seen.set(token, { sessionId: sid, until: exp * 1000 });
      return sid;
    },
  };
}

interface SeenToken {
  readonly sessionId: string;
  readonly until: number;
}

const seenMost = 10_000;

/** The latest so many: the oldest makes room, whether or not its time is over. */
function createSeen() {
  const tokens = new Map<string, SeenToken>();
  return {
    get: (token: string) => tokens.get(token),
    set: (token: string, seen: SeenToken): void => {
      if (tokens.size >= seenMost) tokens.delete(tokens.keys().next().value ?? '');
      tokens.set(token, seen);
    },
  };
}
