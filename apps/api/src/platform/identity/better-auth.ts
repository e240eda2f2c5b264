import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Pool } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import type { ChoiceStart, HalfOutcome, SignInRefusal } from './identity.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { fingerprintOfHash, type NewHalfLogIn } from './second-factors/half-log-ins.repository.ts';
import { sessionLifetimeMs } from './sessions.repository.ts';

export interface AuthSettings {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** Decides whether cookies are `Secure`. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** Null unless staff gave this password. */
  readonly startChoice: (userId: string, passwordHash: string) => Promise<ChoiceStart | null>;
  /** Null unless the user has a second factor. */
  readonly startHalf: (half: NewHalfLogIn) => Promise<HalfOutcome | null>;
  readonly isOfRefusedSchool: (userId: string) => Promise<boolean>;
}

type Checks = Pick<AuthSettings, 'startChoice' | 'startHalf' | 'isOfRefusedSchool'>;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** The library starts sessions and signs the cookie. Its routes are not mounted. */
export function createAuth(settings: AuthSettings) {
  const { pool, secrets, publicUrl, clock } = settings;
  const isSecure = publicUrl.startsWith('https://');
  return betterAuth({
    database: pool,
    secret: secrets[0],
    baseURL: publicUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    advanced: {
      // Here, because the library itself knows only the weaker prefix `__Secure-`.
      cookiePrefix: isSecure ? '__Host-trio' : 'trio',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      database: { generateId: newId },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      modelName: 'identity_users',
      fields: { ...times, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        schoolId: { type: 'string', required: false, input: false, fieldName: 'school_id' },
        disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    account: {
      modelName: 'identity_accounts',
      fields: {
        ...times,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    session: {
      modelName: 'identity_sessions',
      fields: {
        ...times,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        lastActiveAt: { type: 'date', required: false, input: false, fieldName: 'last_active_at' },
      },
      expiresIn: sessionLifetimeMs / 1000,
      disableSessionRefresh: true,
    },
    verification: {
      modelName: 'identity_verifications',
      fields: { ...times, expiresAt: 'expires_at' },
    },
    databaseHooks: {
      session: {
        create: {
          // Sets our own session lifetime. For privacy, stores neither IP address nor user agent.
          before: async (session) => {
            const now = clock.now();
            const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
            const ours = { createdAt: now, lastActiveAt: now, expiresAt };
            return { data: { ...session, ...ours, ipAddress: null, userAgent: null } };
          },
        },
      },
    },
    plugins: [sessionStarts(settings)],
  });
}

const refuse = (refused: SignInRefusal) => ({ refused });

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hashPassword('no account has this'));

const isDisabled = (user: object): boolean =>
  Boolean((user as { disabledAt?: Date | null }).disabledAt);

/** The only code that creates sessions. */
const sessionStarts = ({ startChoice, startHalf, isOfRefusedSchool }: Checks) =>
  ({
    id: 'trio-session-starts',
    endpoints: {
      /**
       * The library's sign-in gives one answer for every failure and refuses internationalised
       * domains; ours has three answers. Only a correct password learns that an account is disabled.
       */
      signInWithPassword: createAuthEndpoint(
        '/trio/sign-in',
        { method: 'POST', body: z.object({ email: z.string(), password: z.string() }) },
        async (ctx) => {
          const { internalAdapter, password } = ctx.context;
          const found = await internalAdapter.findUserByEmail(ctx.body.email, {
            includeAccounts: true,
          });
          const credential = found?.accounts.find(({ providerId }) => providerId === 'credential');
          if (!found || !credential?.password) {
            // Timing must not reveal whether the account exists.
            await password.verify({ hash: await dummyHash(), password: ctx.body.password });
            return refuse('auth/user-not-found');
          }
          if (
            !(await password.verify({ hash: credential.password, password: ctx.body.password }))
          ) {
            return refuse('auth/wrong-password');
          }
          if (isDisabled(found.user)) return refuse('auth/user-disabled');
          if (await isOfRefusedSchool(found.user.id)) return refuse('auth/school-refused');
          const started = await startChoice(found.user.id, credential.password);
          if (started) return started;
          const fingerprint = fingerprintOfHash(credential.password);
          const way = { method: 'password', provider: null, password: fingerprint } as const;
          const half = await startHalf({ userId: found.user.id, ...way });
          if (half) return half;
          const session = await internalAdapter.createSession(found.user.id, true);
          // A password change deletes all sessions. It may have run before this session existed.
          const now = await internalAdapter.findAccounts(found.user.id);
          if (!now.some(({ password: hash }) => hash === credential.password)) {
            await internalAdapter.deleteSession(session.token);
            return refuse('auth/wrong-password');
          }
          // A refusal of the school ends all sessions. It may have run before this one existed.
          if (await isOfRefusedSchool(found.user.id)) {
            await internalAdapter.deleteSession(session.token);
            return refuse('auth/school-refused');
          }
          await setSessionCookie(ctx, { session, user: found.user }, true);
          return { refused: null };
        },
      ),

      /** For a user who was authenticated elsewhere. */
      startSession: createAuthEndpoint(
        '/trio/start-session',
        { method: 'POST', body: z.object({ userId: z.string(), provider: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) return refuse('auth/user-not-found');
          if (isDisabled(user)) return refuse('auth/user-disabled');
          const { provider } = ctx.body;
          const way = { method: 'single-sign-on', provider, password: null } as const;
          const half = await startHalf({ userId: user.id, ...way });
          if (half) return half;
          const session = await internalAdapter.createSession(user.id, true);
          if (await isOfRefusedSchool(user.id)) {
            await internalAdapter.deleteSession(session.token);
            return refuse('auth/school-refused');
          }
          await setSessionCookie(ctx, { session, user }, true);
          return { refused: null };
        },
      ),

      /** After the second factor. */
      finishSession: createAuthEndpoint(
        '/trio/finish-session',
        {
          method: 'POST',
          body: z.object({ userId: z.string(), password: z.nullable(z.string()) }),
        },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const { userId, password } = ctx.body;
          const user = await internalAdapter.findUserById(userId);
          if (!user) return refuse('auth/user-not-found');
          if (isDisabled(user)) return refuse('auth/user-disabled');
          const session = await internalAdapter.createSession(user.id, true);
          // As above: the password may have changed since it was checked.
          const now = await internalAdapter.findAccounts(user.id);
          const isSame =
            password === null ||
            now.some(({ password: hash }) => hash && fingerprintOfHash(hash) === password);
          if (!isSame) {
            await internalAdapter.deleteSession(session.token);
            return refuse('auth/wrong-password');
          }
          if (await isOfRefusedSchool(user.id)) {
            await internalAdapter.deleteSession(session.token);
            return refuse('auth/school-refused');
          }
          await setSessionCookie(ctx, { session, user }, true);
          return { refused: null };
        },
      ),
    },
  }) as const;
