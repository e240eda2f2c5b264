import type { Answer, Body } from '@trio/contracts/endpoint';
import type { inviteStaff, listStaff } from '@trio/contracts/staff';
import { cleanEmail } from '@trio/domain/email';
import type { Language } from '@trio/i18n/languages';
import { lockSchool } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import {
  countStaff,
  deleteMember,
  findMember,
  findStaff,
  updateInvitedAt,
  type MemberRow,
} from '../../data/staff.repository.ts';
import { mailInvitation, withinMailLimit } from './staff.mail.ts';
import { toMember } from './staff.mapper.ts';
import {
  refuseFullStaff,
  refuseJoined,
  refuseOwnAccount,
  staffSchoolIdOf,
} from './staff.policy.ts';

interface NewMember {
  readonly schoolId: string;
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
  }): void;
  insertInvited(
    connection: Connection,
    member: NewMember,
  ): Promise<{ readonly userId: string } | 'email-taken'>;
}

export interface StaffDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
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
  remove(caller: Caller, memberId: string): Promise<void>;
}

const nameOf = ({ firstName, lastName }: Pick<MemberRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export function createStaffService(deps: StaffDeps): StaffService {
  const { db, transact, identity, accounts, outbox, clock } = deps;

  /** Refuses a caller who has just been removed from the staff. */
  async function enter(connection: Connection, caller: Caller) {
    const school = await lockSchool(connection, staffSchoolIdOf(caller));
    const self = school && (await findMember(connection, school.schoolId, caller.userId));
    if (!self) throw new ApiError('request/unauthenticated');
    return { school, self };
  }

  async function memberOf(connection: Connection, schoolId: string, memberId: string) {
    const member = await findMember(connection, schoolId, memberId);
    if (!member) throw new ApiError('request/not-found');
    return member;
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
      return { staff: rows.map((row) => toMember(row, holders.has(row.staffId))) };
    },

    invite: async (caller, body, visitor) => {
      staffSchoolIdOf(caller);
      return transactMail(body.email, async (connection) => {
        const { school, self } = await enter(connection, caller);
        const { schoolId } = school;
        accounts.refuseClosedSchool(school);
        refuseFullStaff(await countStaff(connection, schoolId));
        const now = clock.now();
        const inserted = await accounts.insertInvited(connection, {
          schoolId,
          firstName: body.firstname,
          lastName: body.lastname,
          email: body.email,
          language: visitor.language,
          createdAt: now,
          invitedAt: now,
        });
        if (inserted === 'email-taken') throw new ApiError('auth/email-already-exists');
        const { userId: staffId } = inserted;
        await mailInvitation(connection, deps, visitor, {
          staffId,
          firstName: body.firstname,
          email: cleanEmail(body.email),
          invitedBy: nameOf(self),
          school,
        });
        const member = await memberOf(connection, schoolId, staffId);
        await audit(connection, caller, 'staff-invited', member, now);
        return toMember(member, true);
      });
    },

    resend: async (caller, memberId, visitor) => {
      const { email: to } = await memberOf(db, staffSchoolIdOf(caller), memberId);
      await transactMail(to, async (connection) => {
        const { school, self } = await enter(connection, caller);
        const { schoolId } = school;
        const member = await memberOf(connection, schoolId, memberId);
        refuseJoined(member);
        accounts.refuseClosedSchool(school);
        const now = clock.now();
        const { staffId, firstName, email } = member;
        const invitedBy = nameOf(self);
        await mailInvitation(connection, deps, visitor, {
          staffId,
          firstName,
          email,
          invitedBy,
          school,
        });
        // After the new link was issued: that waits for a member who is using the old link and so
        // joins.
        if (!(await updateInvitedAt(connection, { schoolId, staffId }, now))) {
          throw new ApiError('staff/joined-already');
        }
        await audit(connection, caller, 'staff-invited-again', member, now);
      });
    },

    remove: async (caller, memberId) => {
      staffSchoolIdOf(caller);
      refuseOwnAccount(caller, memberId);
      await transact(async (connection) => {
        const { school } = await enter(connection, caller);
        const { schoolId } = school;
        const member = await memberOf(connection, schoolId, memberId);
        const { staffId, email, language, firstName } = member;
        // First, because a member who is setting a first password has locked the link.
        await identity.users.delete(connection, staffId);
        await deleteMember(connection, { schoolId, staffId, email });
        await audit(connection, caller, 'staff-removed', member, clock.now());
        if (member.invitedAt !== null) return;
        await outbox.enqueue(connection, {
          to: email,
          language,
          schoolId,
          content: { template: 'staff-removed', values: { firstName, schoolName: school.name } },
        });
      });
    },
  };
}

/** The log stores the name, because the member may be deleted when it is read. */
const audit = (
  connection: Connection,
  by: Caller,
  action: 'staff-invited' | 'staff-invited-again' | 'staff-removed',
  member: MemberRow,
  now: Date,
): Promise<void> =>
  insertAuditEntry(
    connection,
    {
      by,
      action,
      schoolId: by.schoolId,
      subjectId: member.staffId,
      details: { name: nameOf(member) },
    },
    now,
  );
