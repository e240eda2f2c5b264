import type { Clock } from '../clock.ts';
import type { Pool } from '../database/database.ts';
import { accessTokenLifetimeMs, createAccessTokens } from './access-token.ts';
import { createAuth } from './better-auth.ts';
import { insertCredential } from './credentials.repository.ts';
import type { Identity } from './identity.ts';
import { hashPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions.repository.ts';

export interface EmbeddedIdentitySettings {
  readonly pool: Pool;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The default identity service: inside our own server, so that one command runs everything. */
export function createEmbeddedIdentity(settings: EmbeddedIdentitySettings): Identity {
  const { clock } = settings;
  const auth = createAuth(settings);
  const tokens = createAccessTokens(settings.secret);
  const sessions = createSessionsRepository(settings.pool);
  const secure = settings.publicUrl.startsWith('https://') ? '; Secure' : '';
  // Readable by our pages, and nothing but a hint: it spares visitors a question about a session.
  const presence = (value: string) => `trio.present=${value}; Path=/; SameSite=Lax${secure}`;

  return {
    hashPassword,
    insertCredential,

    signIn: async (email, password, headers) => {
      const { response, headers: set } = await auth.api.signInWithPassword({
        body: { email, password },
        headers,
        returnHeaders: true,
      });
      return response.refused === null
        ? { refused: null, cookies: [...set.getSetCookie(), presence('1')] }
        : { refused: response.refused };
    },

    signOut: async (headers) => {
      const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true });
      return [...set.getSetCookie(), presence('; Max-Age=0')];
    },

    callerOfCookie: async (cookieHeader) => {
      if (cookieHeader === undefined) return null;
      const found = await auth.api.getSession({ headers: new Headers({ cookie: cookieHeader }) });
      return found ? sessions.findById(found.session.id, clock.now()) : null;
    },

    callerOfToken: async (token) => {
      const now = clock.now();
      const sessionId = await tokens.read(token, now);
      return sessionId === null ? null : sessions.findById(sessionId, now);
    },

    issueToken: async (caller) => ({
      token: await tokens.issue(caller.sessionId, clock.now()),
      expiresIn: accessTokenLifetimeMs,
    }),
  };
}
