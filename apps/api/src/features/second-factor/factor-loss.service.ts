import type { Answer } from '@trio/contracts/endpoint';
import type { reportLoss } from '@trio/contracts/second-factor';
import { normaliseEmail } from '@trio/domain/email';
import { factorLossHours, type LossWay } from '@trio/domain/second-factor';
import {
  insertAuditEntry,
  insertOwnAuditEntry,
  system,
  type Actor,
} from '../../data/audit.repository.ts';
import { findPerson } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { findActiveOwners, findMember } from '../../data/staff.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller, KnownUser } from '../../platform/identity/identity.ts';
import { mailChange, mailLoss } from './second-factor.mail.ts';
import { refuseHelped, refuseOwner } from './second-factor.policy.ts';
import type { SecondFactorDeps } from './second-factor.service.ts';

/** The ways back for a person who lost every second factor and every recovery code. */
export interface FactorLossService {
  report(token: string, origin: string): Promise<Answer<typeof reportLoss>>;
  stop(token: string): Promise<void>;
  carryOutDue(): Promise<void>;
  removeOfStaff(caller: Caller, staffId: string): Promise<void>;
  removeOfPerson(caller: Caller, userId: string): Promise<void>;
  /** Only from the command line. Null if no administrator has the address. */
  removeOfAdmin(caller: Caller, email: string): Promise<'removed' | 'none' | null>;
}

export function createFactorLossService(deps: SecondFactorDeps): FactorLossService {
  const { db, transact, identity, clock } = deps;
  const { secondFactors, users } = identity;

  async function reset(connection: Connection, by: Actor, user: KnownUser, way: LossWay) {
    const { userId, schoolId } = user;
    if (!(await secondFactors.removeAll(connection, userId))) return false;
    await users.voidTokens(connection, 'stop-factor-loss', userId);
    await users.endSessions(connection, userId);
    const entry = { by, action: 'second-factor-reset', schoolId, subjectId: userId } as const;
    await insertAuditEntry(connection, { ...entry, details: { way } }, clock.now());
    const person = await findPerson(connection, user);
    const school = schoolId === null ? null : await findSchool(connection, schoolId);
    if (person) await mailChange(connection, deps, { person, school, change: 'reset' });
    return true;
  }

  async function wait(connection: Connection, user: KnownUser, origin: string) {
    const { userId, schoolId } = user;
    const askedAt = clock.now();
    const loss = {
      userId,
      askedAt,
      dueAt: new Date(askedAt.getTime() + factorLossHours * 3_600_000),
    };
    const { dueAt, isNew } = await secondFactors.insertLoss(connection, loss);
    if (!isNew) return dueAt;
    await insertOwnAuditEntry(connection, user, { action: 'second-factor-loss-reported' }, askedAt);
    const person = await findPerson(connection, user);
    const school = await findSchool(connection, schoolId ?? '');
    if (!person || !school) throw new ApiError('auth/log-in-again');
    for (const reader of await findActiveOwners(connection, school.schoolId)) {
      await mailLoss(connection, deps, { reader, person, userId, school, origin, askedAt });
    }
    return dueAt;
  }

  async function wayOf(connection: Connection, user: KnownUser): Promise<LossWay> {
    if (user.schoolId === null) return 'operator';
    const owners = await findActiveOwners(connection, user.schoolId);
    const others = owners.filter(({ staffId }) => staffId !== user.userId);
    if (others.length === 0) return 'team';
    return user.staffKind === 'owner' ? 'wait' : 'owner';
  }

  async function userOf(connection: Connection, userId: string): Promise<KnownUser> {
    const user = await users.findById(connection, userId);
    if (!user) throw new ApiError('request/not-found');
    return user;
  }

  return {
    report: (token, origin) =>
      transact(async (connection) => {
        const half = await secondFactors.findHalfLogIn(connection, token, clock.now());
        const user = half && (await users.findById(connection, half.userId));
        if (!user) throw new ApiError('auth/log-in-again');
        const way = await wayOf(connection, user);
        const dueAt = way === 'wait' ? await wait(connection, user, origin) : null;
        return { way, due: dueAt?.toISOString() ?? null };
      }),

    stop: (token) =>
      transact(async (connection) => {
        const now = clock.now();
        const taken = await users.takeToken(connection, token, ['stop-factor-loss'], now);
        if (!taken) throw new ApiError('auth/link-invalid');
        const { userId } = taken;
        const user = await users.findById(connection, userId);
        if (!user || !(await secondFactors.deleteLoss(connection, userId))) {
          throw new ApiError('auth/link-invalid');
        }
        await users.voidTokens(connection, 'stop-factor-loss', userId);
        const { schoolId } = user;
        const entry = { by: system, action: 'second-factor-loss-stopped', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: userId }, now);
      }),

    carryOutDue: async () => {
      for (const { userId } of await secondFactors.findDueLosses(db, clock.now())) {
        await transact(async (connection) => {
          // An owner may just have stopped it.
          if (!(await secondFactors.deleteLoss(connection, userId))) return;
          const user = await users.findById(connection, userId);
          if (user) await reset(connection, system, user, 'wait');
        });
      }
      await secondFactors.resealAll(db);
    },

    removeOfStaff: async (caller, staffId) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      await transact(async (connection) => {
        const member = await findMember(connection, schoolId, staffId);
        if (!member) throw new ApiError('request/not-found');
        refuseOwner(member);
        const user = await userOf(connection, staffId);
        if (!(await reset(connection, caller, user, 'owner'))) throw new ApiError('factor/none');
      });
    },

    removeOfPerson: async (caller, userId) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        const user = await userOf(connection, userId);
        if (user.schoolId === null || user.role !== 'school') {
          throw new ApiError('request/forbidden');
        }
        refuseHelped(await findActiveOwners(connection, user.schoolId), userId);
        if (!(await reset(connection, caller, user, 'team'))) throw new ApiError('factor/none');
      });
    },

    removeOfAdmin: async (caller, email) => {
      refuseAllButAdmins(caller);
      return transact(async (connection) => {
        const user = await users.findByEmail(connection, normaliseEmail(email));
        if (user?.role !== 'admin') return null;
        return (await reset(connection, caller, user, 'operator')) ? 'removed' : 'none';
      });
    },
  };
}
