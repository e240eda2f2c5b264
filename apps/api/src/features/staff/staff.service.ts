import type { Answer, Body } from '@trio/contracts/endpoint';
import type { inviteStaff, listStaff, updateStaffKind } from '@trio/contracts/staff';
import { cleanEmail } from '@trio/domain/email';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Language } from '@trio/i18n/languages';
import { lockSchool } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import {
  countStaff,
  findActiveOwners,
  findMember,
  findStaff,
  type MemberRow,
  updateInvitedAt,
  updateStaffChange,
} from '../../data/staff.repository.ts';
import { auditMember, deleteStaffMember, requestOwnerChange } from './owner-changes.service.ts';
import { withinMailLimit } from '../../http/invitations.ts';
import { mailInvitation } from './staff.mail.ts';
import { nameOf, toMember } from './staff.mapper.ts';
import {
  ownerSchoolIdOf,
  refuseFullStaff,
  refuseJoined,
  refuseLastOwner,
  refuseOwnAccount,
} from './staff.policy.ts';

interface NewMember {
  readonly schoolId: string;
  readonly staffKind: StaffKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt: Date;
}

interface StaffAccounts {
  refuseClosedSchool(school: {
    readonly verifiedAt: Date | null;
    readonly approvedAt: Date | null;
    readonly refusedAt: Date | null;
  }): void;
  insertInvited(
    connection: Connection,
    member: NewMember,
  ): Promise<{ readonly userId: string } | 'email-taken'>;
}

export interface StaffDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'secondFactors'>;
  readonly accounts: StaffAccounts;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

export interface StaffService {
  list(caller: Caller): Promise<Answer<typeof listStaff>>;
  invite(
    caller: Caller,
    body: Body<typeof inviteStaff>,
    visitor: Visitor,
  ): Promise<Answer<typeof inviteStaff>>;
  resend(caller: Caller, memberId: string, visitor: Visitor): Promise<void>;
  /** By an administrator, in the name of an owner. */
  resendFor(
    caller: Caller,
    key: { readonly schoolId: string; readonly staffId: string },
    visitor: Pick<Visitor, 'origin'>,
  ): Promise<void>;
  updateKind(
    caller: Caller,
    memberId: string,
    kind: StaffKind,
  ): Promise<Answer<typeof updateStaffKind>>;
  remove(caller: Caller, memberId: string): Promise<void>;
}

interface Again {
  readonly school: NonNullable<Awaited<ReturnType<typeof lockSchool>>>;
  readonly member: MemberRow;
  readonly invitedBy: string;
  readonly visitor: Visitor;
}

export function createStaffService(deps: StaffDeps): StaffService {
  const { db, transact, identity, accounts, clock } = deps;

  /** Refuses a caller who has just been removed, or is no longer an owner. */
  async function enter(connection: Connection, caller: Caller) {
    const school = await lockSchool(connection, ownerSchoolIdOf(caller));
    const self = school && (await findMember(connection, school.schoolId, caller.userId));
    if (!self) throw new ApiError('request/unauthenticated');
    if (self.kind !== 'owner') throw new ApiError('request/forbidden');
    return { school, self };
  }

  async function memberOf(connection: Connection, schoolId: string, memberId: string) {
    const member = await findMember(connection, schoolId, memberId);
    if (!member) throw new ApiError('request/not-found');
    return member;
  }

  async function sendAgain(
    connection: Connection,
    by: Caller,
    { school, member, invitedBy, visitor }: Again,
  ) {
    const { schoolId } = school;
    refuseJoined(member);
    accounts.refuseClosedSchool(school);
    const now = clock.now();
    const { staffId, firstName, email } = member;
    const invitation = { staffId, firstName, email, invitedBy, school };
    await mailInvitation(connection, deps, visitor, invitation);
    // After the new link was issued: that waits for a member who is using the old link and so
    // joins.
    if (!(await updateInvitedAt(connection, { schoolId, staffId }, now))) {
      throw new ApiError('staff/joined-already');
    }
    await auditMember(connection, { by, schoolId }, 'staff-invited-again', member, now);
  }

  const transactMail = <T>(to: string, work: (connection: Connection) => Promise<T>): Promise<T> =>
    withinMailLimit(deps, to, () => transact(work));

  return {
    list: async (caller) => {
      const rows = await findStaff(db, staffSchoolIdOf(caller));
      const invited = rows.filter(({ invitedAt }) => invitedAt !== null);
      const holders = await identity.users.findTokenHolders(
        db,
        'invite',
        invited.map(({ staffId }) => staffId),
        clock.now(),
      );
      const staff = rows.map((row) => toMember(row, holders.has(row.staffId)));
      if (caller.staffKind !== 'owner') return { staff };
      const ids = rows.map(({ staffId }) => staffId);
      const withFactor = await identity.secondFactors.findFactorHolders(db, ids);
      return {
        staff: staff.map((row) => ({ ...row, hasSecondFactor: withFactor.has(row._id) })),
      };
    },

    invite: async (caller, body, visitor) => {
      ownerSchoolIdOf(caller);
      return transactMail(body.email, async (connection) => {
        const { school, self } = await enter(connection, caller);
        const { schoolId } = school;
        accounts.refuseClosedSchool(school);
        refuseFullStaff(await countStaff(connection, schoolId));
        const now = clock.now();
        const inserted = await accounts.insertInvited(connection, {
          schoolId,
          staffKind: body.kind,
          firstName: body.firstname,
          lastName: body.lastname,
          email: body.email,
          language: visitor.language,
          createdAt: now,
          invitedAt: now,
        });
        if (inserted === 'email-taken') throw new ApiError('staff/email-taken');
        const { userId: staffId } = inserted;
        await mailInvitation(connection, deps, visitor, {
          staffId,
          firstName: body.firstname,
          email: cleanEmail(body.email),
          invitedBy: nameOf(self),
          school,
        });
        const member = await memberOf(connection, schoolId, staffId);
        await auditMember(connection, { by: caller, schoolId }, 'staff-invited', member, now);
        return toMember(member, true);
      });
    },

    resend: async (caller, memberId, visitor) => {
      const { email: to } = await memberOf(db, ownerSchoolIdOf(caller), memberId);
      await transactMail(to, async (connection) => {
        const { school, self } = await enter(connection, caller);
        const { schoolId } = school;
        const member = await memberOf(connection, schoolId, memberId);
        await sendAgain(connection, caller, { school, member, invitedBy: nameOf(self), visitor });
      });
    },

    resendFor: async (caller, { schoolId, staffId }, { origin }) => {
      refuseAllButAdmins(caller);
      const { email: to } = await memberOf(db, schoolId, staffId);
      await transactMail(to, async (connection) => {
        const school = await lockSchool(connection, schoolId);
        if (!school) throw new ApiError('request/not-found');
        const member = await memberOf(connection, schoolId, staffId);
        const [owner] = await findActiveOwners(connection, schoolId);
        const invitedBy = owner ? nameOf(owner) : school.name;
        const visitor = { language: member.language, origin };
        await sendAgain(connection, caller, { school, member, invitedBy, visitor });
      });
    },

    updateKind: async (caller, memberId, kind) => {
      ownerSchoolIdOf(caller);
      return transact(async (connection) => {
        const { school } = await enter(connection, caller);
        const { schoolId } = school;
        const member = await memberOf(connection, schoolId, memberId);
        const { staffId } = member;
        if (member.kind !== kind) {
          const isOwner = member.kind === 'owner' && member.invitedAt === null;
          if (isOwner && staffId !== caller.userId) {
            await requestOwnerChange(connection, deps, { by: caller, school, member, kind });
          } else {
            if (isOwner) refuseLastOwner(await findActiveOwners(connection, schoolId), member);
            const now = clock.now();
            await identity.users.updateStaffKind(connection, staffId, kind, now);
            // The new kind replaces a change to another kind, but not a removal.
            if (member.nextKind !== null)
              await updateStaffChange(connection, { schoolId, staffId }, null);
            const act = { by: caller, schoolId, staffKind: kind };
            await auditMember(connection, act, 'staff-kind-changed', member, now);
          }
        }
        const holders = await identity.users.findTokenHolders(
          connection,
          'invite',
          [staffId],
          clock.now(),
        );
        return toMember(await memberOf(connection, schoolId, staffId), holders.has(staffId));
      });
    },

    remove: async (caller, memberId) => {
      ownerSchoolIdOf(caller);
      refuseOwnAccount(caller, memberId);
      await transact(async (connection) => {
        const { school } = await enter(connection, caller);
        const member = await memberOf(connection, school.schoolId, memberId);
        if (member.kind === 'owner' && member.invitedAt === null) {
          await requestOwnerChange(connection, deps, { by: caller, school, member, kind: null });
        } else {
          await deleteStaffMember(connection, deps, { by: caller, school, member });
        }
      });
    },
  };
}
