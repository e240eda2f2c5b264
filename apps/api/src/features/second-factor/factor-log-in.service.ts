import type { Answer, Body } from '@trio/contracts/endpoint';
import type { finishLogIn, startPasskeyLogIn } from '@trio/contracts/second-factor';
import { recordLogIn, type LogInPlace } from '../../data/audit-log-ins.repository.ts';
import { insertOwnAuditEntry } from '../../data/audit.repository.ts';
import { findPerson, loginsOf } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { ApiError, tooOften } from '../../http/api-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { mailChange } from './second-factor.mail.ts';
import type { SecondFactorDeps } from './second-factor.service.ts';

export interface FactorLogInDeps extends SecondFactorDeps {
  readonly identity: Pick<Identity, 'users' | 'verifyPassword' | 'secondFactors' | 'finishSession'>;
  readonly rateLimits: RateLimits;
}

export interface FactorLogInService {
  /** `login` is the name by which the device is remembered. */
  finish(
    body: Body<typeof finishLogIn>,
    request: { readonly headers: Headers; readonly place: LogInPlace; readonly origin: string },
  ): Promise<{ readonly cookies: readonly string[]; readonly login: string }>;
  startPasskey(token: string, origin: string): Promise<Answer<typeof startPasskeyLogIn>>;
}

/** A passkey cannot be guessed, so it has no limit of its own. */
const limits = ['second-factor-account', 'second-factor-account-day'] as const;

const wrong = (body: Body<typeof finishLogIn>) =>
  'code' in body
    ? 'factor/code-wrong'
    : 'recoveryCode' in body
      ? 'factor/recovery-code-wrong'
      : 'factor/passkey-refused';

/** The half log-in’s token is the only right that a caller has here. */
export function createFactorLogInService(deps: FactorLogInDeps): FactorLogInService {
  const { db, transact, identity, outbox, rateLimits, clock } = deps;
  const { secondFactors, users } = identity;

  async function halfOf(connection: Connection, token: string) {
    const half = await secondFactors.findHalfLogIn(connection, token, clock.now());
    const user = half && (await users.findById(connection, half.userId));
    if (!half || !user) throw new ApiError('auth/log-in-again');
    return { half, user };
  }

  async function takeLimits(userId: string): Promise<void> {
    for (const name of limits) {
      const wait = await rateLimits.take(name, userId);
      if (wait) throw tooOften(wait);
    }
  }

  async function giveBack(userId: string): Promise<void> {
    for (const name of limits) await rateLimits.giveBack(name, userId);
  }

  return {
    finish: async (body, { headers, place, origin }) => {
      const { token, ...proof } = body;
      const { half, user } = await halfOf(db, token);
      const isGuessable = !('passkey' in proof);
      if (isGuessable) await takeLimits(user.userId);
      const { method, provider } = half;
      const now = clock.now();

      const factor = await transact(async (connection) => {
        const way = await secondFactors.check(connection, half, { proof, origin, token }, now);
        if (way === null) return null;
        if (!(await secondFactors.takeHalfLogIn(connection, token, now))) {
          throw new ApiError('auth/log-in-again');
        }
        // The second factor is there after all.
        if (await secondFactors.deleteLoss(connection, user.userId)) {
          await users.voidTokens(connection, 'stop-factor-loss', user.userId);
          await insertOwnAuditEntry(
            connection,
            user,
            { action: 'second-factor-loss-stopped' },
            now,
          );
        }
        if (way === 'recovery-code') {
          await insertOwnAuditEntry(connection, user, { action: 'recovery-code-used' }, now);
          const { schoolId } = user;
          const school = schoolId === null ? null : await findSchool(connection, schoolId);
          const person = await findPerson(connection, user);
          if (person)
            await mailChange(connection, { outbox }, { person, school, change: 'codeUsed' });
        }
        return way;
      });
      const log = (refused: Parameters<typeof recordLogIn>[3]['refused']) =>
        recordLogIn(
          deps,
          { userId: user.userId },
          { method, provider, ...(factor !== null && { factor }) },
          { place, refused },
        );
      if (factor === null) {
        await log('wrong-second-factor');
        throw new ApiError(wrong(body));
      }
      if (isGuessable) await giveBack(user.userId);
      const outcome = await identity.finishSession(half, headers);
      await log(outcome.refused);
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      const person = await findPerson(db, user);
      return { cookies: outcome.cookies, login: (person && loginsOf(person)[0]) ?? user.email };
    },

    startPasskey: async (token, origin) => {
      const { half } = await halfOf(db, token);
      const kinds = await secondFactors.findFactorKinds(db, half.userId);
      if (!kinds.has('passkey')) throw new ApiError('factor/none');
      const options = await secondFactors.challengePasskey(db, token, half, origin);
      return { options: { ...options } };
    },
  };
}
