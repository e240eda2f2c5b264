import type { Clock } from '../clock.ts';
import { databaseOn, type Pool } from '../database/database.ts';
import { createOwnCookie } from '../own-cookie.ts';
import type { Secrets } from '../secrets.ts';
import { accessTokenLifetimeMs, createAccessTokens } from './access-token.ts';
import { createAuth } from './better-auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { startChoice } from './given-passwords.repository.ts';
import type { Caller, Identity, SignInOutcome, SignInRefusal } from './identity.ts';
import { linkedAccounts } from './linked-accounts.repository.ts';
import { findOpenSchools, type SupportAccess } from './open-schools.repository.ts';
import { ownSessions } from './own-sessions.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { signInTokens } from './sign-in-tokens.ts';
import { findLogInEmail } from './users.repository.ts';
import { userDirectory } from './user-directory.ts';

export interface EmbeddedIdentitySettings {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly supportAccess: SupportAccess;
}

interface Started {
  readonly response: { readonly refused: SignInRefusal | null };
  readonly headers: Headers;
}

export function createEmbeddedIdentity(settings: EmbeddedIdentitySettings): Identity {
  const { clock } = settings;
  const db = databaseOn(settings.pool);
  const auth = createAuth({
    ...settings,
    startChoice: (userId, passwordHash) => startChoice(db, { userId, passwordHash }, clock.now()),
  });
  const tokens = createAccessTokens(settings.secrets);
  const sessions = createSessionsRepository(settings.pool);
  const sessionCookie = createSessionCookie(settings);
  // Readable by pages. Only a hint: it saves visitors a request for the session.
  const presence = createOwnCookie('trio.present', settings.publicUrl);

  const outcomeOf = (started: Started): SignInOutcome =>
    started.response.refused === null
      ? {
          refused: null,
          cookies: [...started.headers.getSetCookie(), presence.write('1', 'SameSite=Lax')],
        }
      : { refused: started.response.refused };

  const openSchoolsFor: Identity['findOpenSchools'] = async ({ role }) => {
    if (role !== 'admin') return [];
    return settings.supportAccess === 'open' ? 'all' : findOpenSchools(settings.pool, clock.now());
  };

  async function toCaller(session: Omit<Caller, 'openSchools'> | null): Promise<Caller | null> {
    return session && { ...session, openSchools: await openSchoolsFor(session) };
  }

  return {
    users: userDirectory,
    linkedAccounts,
    ownSessions,
    signInTokens,
    hashPassword,
    verifyPassword,
    isCommonPassword,

    signIn: async (login, password, headers) => {
      const body = { email: await findLogInEmail(settings.pool, login), password };
      const started = await auth.api.signInWithPassword({ body, headers, returnHeaders: true });
      return 'choice' in started.response ? started.response : outcomeOf(started);
    },

    startSession: async (userId, headers) => {
      const body = { userId };
      return outcomeOf(await auth.api.startSession({ body, headers, returnHeaders: true }));
    },

    signOut: async (headers) => {
      const token = sessionCookie.read(headers.get('cookie'));
      if (token !== null) await sessions.deleteByToken(token);
      return [...sessionCookie.clearing, presence.write('', 'Max-Age=0; SameSite=Lax')];
    },

    callerOfCookie: async (cookieHeader, { isUse } = { isUse: true }) => {
      const token = sessionCookie.read(cookieHeader);
      return token === null
        ? null
        : toCaller(await sessions.findByToken(token, clock.now(), isUse));
    },

    callerOfToken: async (token) => {
      const now = clock.now();
      const holder = await tokens.read(token, now);
      return holder && toCaller(await sessions.findById(holder.sessionId, now));
    },

    callerOfSession: async (sessionId) => toCaller(await sessions.findById(sessionId, clock.now())),

    findOpenSchools: openSchoolsFor,

    isTokenOfDeletedUser: async (token) => {
      const holder = await tokens.read(token, clock.now());
      return holder !== null && !(await sessions.isUserThere(holder.userId));
    },

    issueToken: async (caller) => ({
      token: await tokens.issue(caller, clock.now()),
      expiresIn: accessTokenLifetimeMs,
      userId: caller.userId,
    }),
  };
}
