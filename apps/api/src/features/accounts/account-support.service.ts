import type { AuditAction } from '@trio/contracts/audit';
import type { Body } from '@trio/contracts/endpoint';
import type { correctStaffEmail } from '@trio/contracts/people';
import { cleanEmail, normaliseEmail } from '@trio/domain/email';
import { ApiError, tooOften } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { cancelPendingEmail } from '../../data/pending-email.repository.ts';
import { findPerson, updateEmailOf } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { findMember } from '../../data/staff.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller, KnownUser } from '../../platform/identity/identity.ts';
import { mailEmailChange, mailReset, mailWaitingConfirmation } from './accounts.mail.ts';
import type { AccountsDeps } from './accounts.service.ts';

type Origin = Pick<Visitor, 'origin'>;

/** Help of administrators with another person’s account. Emails are in that person’s language. */
export interface AccountSupportService {
  sendReset(caller: Caller, user: KnownUser, at: Origin): Promise<void>;
  resendConfirmation(caller: Caller, user: KnownUser, at: Origin): Promise<void>;
  correctStaffEmail(
    caller: Caller,
    staffId: string,
    body: Body<typeof correctStaffEmail>,
    at: Origin,
  ): Promise<{ pendingEmail: string }>;
  withdrawStaffEmail(caller: Caller, staffId: string): Promise<void>;
}

export function createAccountSupportService(deps: AccountsDeps): AccountSupportService {
  const { transact, identity, outbox, clock, rateLimits } = deps;
  const { users } = identity;

  async function personOf(connection: Connection, user: KnownUser) {
    const person = await findPerson(connection, user);
    if (!person) throw new ApiError('request/not-found');
    return person;
  }

  const log = (
    connection: Connection,
    by: Caller,
    { userId, schoolId, boardId }: KnownUser,
    action: AuditAction,
  ) =>
    insertAuditEntry(connection, { by, action, schoolId, boardId, subjectId: userId }, clock.now());

  async function memberOf(connection: Connection, staffId: string) {
    const user = await users.findById(connection, staffId);
    if (user?.role !== 'school' || user.schoolId === null) throw new ApiError('request/not-found');
    const { schoolId } = user;
    const school = await findSchool(connection, schoolId);
    const member = await findMember(connection, schoolId, staffId);
    if (!school || !member) throw new ApiError('request/not-found');
    const person = await personOf(connection, user);
    return { school, member, person, user: { ...user, schoolId } };
  }

  return {
    sendReset: async (caller, user, { origin }) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        const person = await personOf(connection, user);
        if (user.disabledAt) throw new ApiError('student/disabled');
        if (person.email === '') throw new ApiError('people/no-email');
        const { language } = person;
        await mailReset(connection, deps, { language, origin }, { user, person });
        await log(connection, caller, user, 'account-reset-asked');
      });
    },

    resendConfirmation: async (caller, user, { origin }) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        const person = await personOf(connection, user);
        const { schoolId } = user;
        const school = schoolId === null ? null : await findSchool(connection, schoolId);
        if (user.disabledAt) throw new ApiError('student/disabled');
        const visitor = { language: person.language, origin };
        const holder = { user, person, school, isSupport: true };
        if (!(await mailWaitingConfirmation(connection, deps, visitor, holder))) {
          throw new ApiError('people/nothing-to-resend');
        }
        await log(connection, caller, user, 'account-resend-asked');
      });
    },

    correctStaffEmail: async (caller, staffId, body, { origin }) => {
      refuseAllButAdmins(caller);
      const email = cleanEmail(body.email);
      return transact(async (connection) => {
        const { school, member, person, user } = await memberOf(connection, staffId);
        const { schoolId } = school;
        // The link of an invitation stays valid, and it was sent to the wrong address.
        if (member.invitedAt !== null) throw new ApiError('staff/not-joined');
        if (user.disabledAt) throw new ApiError('student/disabled');
        if (normaliseEmail(email) === normaliseEmail(person.email)) {
          throw new ApiError('student/same-email');
        }
        if (await users.findByEmail(connection, normaliseEmail(email))) {
          throw new ApiError('auth/email-already-exists');
        }
        const wait = await rateLimits.take('email-change-to-address', normaliseEmail(email));
        if (wait) throw tooOften(wait);
        await updateEmailOf(connection, user, { pendingEmail: email });
        const { firstName, language } = person;
        const addressee = { userId: staffId, role: user.role, firstName, email, school };
        await mailEmailChange(connection, deps, { language, origin }, addressee);
        // An unverified address may be a stranger's.
        if (school.verifiedAt !== null) {
          await outbox.enqueue(connection, {
            to: person.email,
            language,
            schoolId,
            content: { template: 'email-change-asked', values: { firstName, newEmail: email } },
          });
        }
        await log(connection, caller, user, 'staff-email-corrected');
        return { pendingEmail: email };
      });
    },

    withdrawStaffEmail: async (caller, staffId) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        const { person, user } = await memberOf(connection, staffId);
        if (person.pendingEmail === null) return;
        await cancelPendingEmail(connection, users, user);
        await log(connection, caller, user, 'staff-email-correction-withdrawn');
      });
    },
  };
}
