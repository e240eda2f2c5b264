import { jwtVerify, SignJWT } from 'jose';
import { keysFor, type Secrets } from '../secrets.ts';

/** Long enough to save requests, short enough to limit a stolen token. */
export const accessTokenLifetimeMs = 5 * 60_000;

const algorithm = 'HS256';
const issuer = 'trio';

export interface AccessTokens {
  issue(holder: TokenHolder, now: Date): Promise<string>;
  read(token: string, now: Date): Promise<TokenHolder | null>;
}

export interface TokenHolder {
  readonly sessionId: string;
  readonly userId: string;
}

export function createAccessTokens(secrets: Secrets): AccessTokens {
  const keys = keysFor(secrets, 'trio access token');
  // A page sends the same token for minutes: verify its signature once.
  const seen = createSeen();
  return {
    issue: ({ sessionId, userId }, now) =>
      new SignJWT({ sid: sessionId })
        .setSubject(userId)
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + accessTokenLifetimeMs))
        .sign(keys[0]),
    read: async (token, now) => {
      const known = seen.get(token);
      if (known) return now.getTime() < known.until ? known.holder : null;
      for (const key of keys) {
        const verified = await jwtVerify<{ sid: string; sub: string; exp: number }>(token, key, {
          algorithms: [algorithm],
          issuer,
          currentDate: now,
          requiredClaims: ['sid', 'sub', 'exp'],
        }).catch(() => null);
        if (!verified) continue;
        const { sid, sub, exp } = verified.payload;
        const holder = { sessionId: sid, userId: sub };
        seen.set(token, { holder, until: exp * 1000 });
        return holder;
      }
      return null;
    },
  };
}

interface SeenToken {
  readonly holder: TokenHolder;
  readonly until: number;
}

const seenMost = 10_000;

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
