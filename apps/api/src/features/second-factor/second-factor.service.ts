import type { AuditAction } from '@trio/contracts/audit';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type {
  confirmApp,
  confirmPasskey,
  FactorState,
  makeRecoveryCodes,
  startApp,
  startPasskey,
} from '@trio/contracts/second-factor';
import { insertOwnAuditEntry } from '../../data/audit.repository.ts';
import { findPerson } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { mailChange, type FactorChange } from './second-factor.mail.ts';
import { toFactorState } from './second-factor.mapper.ts';
import { refuseEnrolment, refuseOldLogIn, refuseStudents } from './second-factor.policy.ts';

export interface SecondFactorDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'verifyPassword' | 'secondFactors'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

type Enrolled = Answer<typeof confirmApp>;

export interface SecondFactorService {
  find(caller: Caller): Promise<FactorState>;
  startApp(caller: Caller, body: Body<typeof startApp>): Promise<Answer<typeof startApp>>;
  confirmApp(caller: Caller, body: Body<typeof confirmApp>): Promise<Enrolled>;
  startPasskey(
    caller: Caller,
    body: Body<typeof startPasskey>,
    origin: string,
  ): Promise<Answer<typeof startPasskey>>;
  confirmPasskey(
    caller: Caller,
    body: Body<typeof confirmPasskey>,
    origin: string,
  ): Promise<Enrolled>;
  rename(caller: Caller, factorId: string, name: string): Promise<void>;
  remove(caller: Caller, factorId: string, currentPassword: string | undefined): Promise<void>;
  makeRecoveryCodes(
    caller: Caller,
    currentPassword: string | undefined,
  ): Promise<Answer<typeof makeRecoveryCodes>>;
}

interface Change {
  readonly action: AuditAction;
  readonly kind?: string;
  readonly mail: FactorChange;
}

export function createSecondFactorService(deps: SecondFactorDeps): SecondFactorService {
  const { db, transact, identity, outbox, clock } = deps;
  const { secondFactors, users } = identity;

  async function prove(caller: Caller, currentPassword: string | undefined): Promise<void> {
    const hash = await users.findPasswordHash(db, caller.userId);
    if (hash === null) return refuseOldLogIn(caller, clock.now());
    if (currentPassword === undefined) throw new ApiError('form/current-password-required');
    if (!(await identity.verifyPassword(hash, currentPassword))) {
      throw new ApiError('form/current-password-wrong');
    }
  }

  async function personOf(connection: Connection, caller: Caller) {
    const person = await findPerson(connection, caller);
    if (!person) throw new ApiError('auth/user-not-found');
    return person;
  }

  /** Log, email, and the end of all other sessions: one of them may be a stranger's. */
  async function note(connection: Connection, caller: Caller, { action, kind, mail }: Change) {
    const { userId, schoolId, sessionId } = caller;
    const entry = { action, ...(kind !== undefined && { details: { factor: kind } }) };
    await insertOwnAuditEntry(connection, caller, entry, clock.now());
    await users.endSessions(connection, userId, sessionId);
    const person = await personOf(connection, caller);
    const school = schoolId === null ? null : await findSchool(connection, schoolId);
    await mailChange(connection, { outbox }, { person, school, change: mail });
  }

  const added = (kind: string): Change => ({ action: 'second-factor-added', kind, mail: 'added' });
  const toEnrolled = (codes: readonly string[] | null): Enrolled => ({
    recoveryCodes: codes === null ? null : [...codes],
  });

  return {
    find: async (caller) => {
      refuseStudents(caller);
      const { userId } = caller;
      return toFactorState({
        factors: await secondFactors.findFactors(db, userId),
        recoveryCodesLeft: await secondFactors.countRecoveryCodes(db, userId),
        requirement: await secondFactors.findRequirement(db, userId),
        hasPassword: (await users.findPasswordHash(db, userId)) !== null,
      });
    },

    startApp: async (caller, { currentPassword }) => {
      refuseStudents(caller);
      await prove(caller, currentPassword);
      const { email } = await personOf(db, caller);
      return secondFactors.startApp({ userId: caller.userId, login: email }, clock.now());
    },

    confirmApp: async (caller, body) => {
      refuseStudents(caller);
      return transact(async (connection) => {
        const app = { ...body, userId: caller.userId };
        const outcome = await secondFactors.confirmApp(connection, app, clock.now());
        refuseEnrolment(outcome.refused, 'factor/code-wrong');
        await note(connection, caller, added('app'));
        return toEnrolled(outcome.refused === null ? outcome.recoveryCodes : null);
      });
    },

    startPasskey: async (caller, { currentPassword }, origin) => {
      refuseStudents(caller);
      await prove(caller, currentPassword);
      const { email } = await personOf(db, caller);
      const holder = { userId: caller.userId, login: email };
      const { options, enrolment } = await secondFactors.startPasskey(
        db,
        holder,
        origin,
        clock.now(),
      );
      return { options: { ...options }, enrolment };
    },

    confirmPasskey: async (caller, body, origin) => {
      refuseStudents(caller);
      return transact(async (connection) => {
        const sent = { ...body, userId: caller.userId };
        const now = clock.now();
        const outcome = await secondFactors.confirmPasskey(connection, sent, origin, now);
        refuseEnrolment(outcome.refused, 'factor/passkey-refused');
        await note(connection, caller, added('passkey'));
        return toEnrolled(outcome.refused === null ? outcome.recoveryCodes : null);
      });
    },

    rename: async (caller, factorId, name) => {
      refuseStudents(caller);
      const isThere = await secondFactors.rename(db, { userId: caller.userId, factorId, name });
      if (!isThere) throw new ApiError('request/not-found');
    },

    remove: async (caller, factorId, currentPassword) => {
      refuseStudents(caller);
      await prove(caller, currentPassword);
      await transact(async (connection) => {
        const which = { userId: caller.userId, factorId };
        const kind = await secondFactors.remove(connection, which);
        if (kind === null) throw new ApiError('request/not-found');
        await note(connection, caller, { action: 'second-factor-removed', kind, mail: 'removed' });
      });
    },

    makeRecoveryCodes: async (caller, currentPassword) => {
      refuseStudents(caller);
      await prove(caller, currentPassword);
      return transact(async (connection) => {
        const { userId } = caller;
        const kinds = await secondFactors.findFactorKinds(connection, userId);
        if (kinds.size === 0) throw new ApiError('factor/none');
        const recoveryCodes = await secondFactors.makeRecoveryCodes(connection, userId);
        await note(connection, caller, { action: 'recovery-codes-made', mail: 'codes' });
        return { recoveryCodes };
      });
    },
  };
}
