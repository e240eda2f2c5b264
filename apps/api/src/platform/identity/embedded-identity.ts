import type { Clock } from '../clock.ts';
import { databaseOn, type Pool } from '../database/database.ts';
import { createOwnCookie } from '../own-cookie.ts';
import type { Secrets } from '../secrets.ts';
import { accessTokenLifetimeMs, createAccessTokens } from './access-token.ts';
import { createAuth } from './better-auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { startChoice } from './given-passwords.repository.ts';
import type { Caller, HalfOutcome, Identity, SignInOutcome, SignInRefusal } from './identity.ts';
import { linkedAccounts } from './linked-accounts.repository.ts';
import { findOpenSchools, type SupportAccess } from './open-schools.repository.ts';
import { isOfRefusedSchool } from './refused-schools.repository.ts';
import { ownSessions } from './own-sessions.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { NewHalfLogIn } from './second-factors/half-log-ins.repository.ts';
import { createSecondFactors } from './second-factors/second-factors.ts';
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
  readonly adminSecondFactor?: 'required' | 'optional';
}

interface Started {
  readonly response: { readonly refused: SignInRefusal | null } | HalfOutcome;
  readonly headers: Headers;
}

export function createEmbeddedIdentity(settings: EmbeddedIdentitySettings): Identity {
  const { clock } = settings;
  const db = databaseOn(settings.pool);
  const mustAdminsEnrol = settings.adminSecondFactor !== 'optional';
  const secondFactors = createSecondFactors({ ...settings, mustAdminsEnrol });

  async function startHalf(half: NewHalfLogIn): Promise<HalfOutcome | null> {
    const kinds = await secondFactors.findFactorKinds(db, half.userId);
    if (kinds.size === 0) return null;
    const token = await secondFactors.issueHalfLogIn(db, half, clock.now());
    const ways = { hasApp: kinds.has('app'), hasPasskey: kinds.has('passkey') };
    return { refused: null, half: { token, ...ways } };
  }

  const auth = createAuth({
    ...settings,
    startChoice: (userId, passwordHash) => startChoice(db, { userId, passwordHash }, clock.now()),
    startHalf,
    isOfRefusedSchool: (userId) => isOfRefusedSchool(settings.pool, userId),
  });
  const tokens = createAccessTokens(settings.secrets);
  const sessions = createSessionsRepository(settings.pool, mustAdminsEnrol);
  const sessionCookie = createSessionCookie(settings);
  // Readable by pages. Only a hint: it saves visitors a request for the session.
  const presence = createOwnCookie('trio.present', settings.publicUrl);

  function wholeOutcomeOf(started: Started): SignInOutcome {
    const outcome = outcomeOf(started);
    if ('half' in outcome) throw new Error('The second factor was proven already.');
    return outcome;
  }

  const outcomeOf = (started: Started): SignInOutcome | HalfOutcome =>
    'half' in started.response
      ? started.response
      : started.response.refused === null
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
    secondFactors,
    hashPassword,
    verifyPassword,
    isCommonPassword,

    signIn: async (login, password, headers) => {
      const body = { email: await findLogInEmail(settings.pool, login), password };
      const started = await auth.api.signInWithPassword({ body, headers, returnHeaders: true });
      return 'choice' in started.response ? started.response : outcomeOf(started);
    },

    startSession: async (userId, provider, headers) => {
      const body = { userId, provider };
      return outcomeOf(await auth.api.startSession({ body, headers, returnHeaders: true }));
    },

    finishSession: async ({ userId, password }, headers) => {
      const body = { userId, password };
      return wholeOutcomeOf(await auth.api.finishSession({ body, headers, returnHeaders: true }));
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

    // For keys and tickets: a person who must add a second factor uses none of them.
    callerOfSession: async (sessionId) => {
      const session = await sessions.findById(sessionId, clock.now());
      return session?.mustEnrol ? null : toCaller(session);
    },

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
