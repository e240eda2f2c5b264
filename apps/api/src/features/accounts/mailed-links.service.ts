import { setTimeout } from 'node:timers/promises';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { confirmEmail, requestReset, resetPassword } from '@trio/contracts/identity';
import { normaliseEmail } from '@trio/domain/email';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertOwnAuditEntry } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller, KnownUser } from '../../platform/identity/identity.ts';
import type { TakenToken } from '../../platform/identity/mailed-tokens.repository.ts';
import { findPerson, loginsOf, updateEmailOf, type Person } from '../../data/people.repository.ts';
import { findSchool, updateSchool, type School } from '../../data/schools.repository.ts';
import { mailReset, mailWaitingConfirmation } from './accounts.mail.ts';
import { announceSchool } from './new-school.mail.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { hashNewPassword, guessableWordsOf } from './accounts.policy.ts';
import { joinIfInvited } from './admission.service.ts';
import { cancelOwnPendingEmail } from '../../data/pending-email.repository.ts';

/** Longer than queueing an email takes. */
const evenMs = 250;

export interface MailedLinksService {
  requestReset(body: Body<typeof requestReset>, visitor: Visitor): Promise<void>;
  /** `logins` are the names that log-in limits count by. */
  resetPassword(
    body: Body<typeof resetPassword>,
    visitor: Visitor,
  ): Promise<Answer<typeof resetPassword> & { readonly logins: readonly string[] }>;
  confirmEmail(
    body: Body<typeof confirmEmail>,
    caller: Caller | null,
  ): Promise<Answer<typeof confirmEmail>>;
  resendVerification(caller: Caller, visitor: Visitor): Promise<void>;
}

export function createMailedLinksService(deps: AccountsDeps): MailedLinksService {
  const { db, transact, identity, outbox, clock, settings } = deps;
  const { users } = identity;

  async function holderOf(connection: Connection, userId: string) {
    const user = await users.findById(connection, userId);
    const person = user && (await findPerson(connection, user));
    if (!user || !person || user.disabledAt) throw new ApiError('auth/link-invalid');
    return { user, person };
  }

  async function sendReset(user: KnownUser, visitor: Visitor) {
    const person = await findPerson(db, user);
    if (!person) throw new ApiError('auth/user-not-found');
    await transact((connection) => mailReset(connection, deps, visitor, { user, person }));
  }

  /** Confirming a first or a changed address shows that the school owns it. */
  async function openSchool(connection: Connection, by: KnownUser, school: School, person: Person) {
    if (school.verifiedAt !== null) return;
    await updateSchool(connection, school.schoolId, { verifiedAt: clock.now() });
    await insertOwnAuditEntry(connection, by, { action: 'school-verified' }, clock.now());
    const opened = { ...school, verifiedAt: clock.now() };
    await announceSchool(connection, deps, { school: opened, person });
  }

  async function changeEmail(
    connection: Connection,
    user: KnownUser,
    person: Person,
    { purpose, about: email }: TakenToken,
  ) {
    const now = clock.now();
    const { schoolId } = user;
    if (
      (await users.updateEmail(connection, user.userId, normaliseEmail(email), now)) ===
      'email-taken'
    ) {
      throw new ApiError('auth/email-already-exists');
    }
    const { userId } = user;
    await updateEmailOf(connection, user, { email, pendingEmail: null });
    // Links that were sent to the old address must stop working.
    await users.voidTokens(connection, 'reset', userId);
    await users.voidTokens(connection, 'verify-school', userId);
    await users.voidTokens(connection, 'verify-student', userId);
    // The correction is logged, and the old address was told, when staff asked for it.
    if (purpose === 'correct-email') return;
    await insertOwnAuditEntry(connection, user, { action: 'email-changed' }, now);
    await outbox.enqueue(connection, {
      to: person.email,
      language: person.language,
      schoolId,
      content: {
        template: 'email-changed',
        values: { firstName: person.firstName, newEmail: email },
      },
    });
  }

  return {
    requestReset: async ({ email }, visitor) => {
      const user = await users.findByEmail(db, normaliseEmail(email));
      const refusal = !user ? 'auth/user-not-found' : user.disabledAt ? 'auth/user-disabled' : null;
      if (!settings.hidesAccountExistence) {
        if (user && refusal === null) return sendReset(user, visitor);
        throw new ApiError(refusal ?? 'auth/user-not-found');
      }
      // Both answers take the same time, so that timing does not reveal whether an account exists.
      const work = user && refusal === null ? sendReset(user, visitor) : Promise.resolve();
      await Promise.all([work, setTimeout(evenMs)]);
    },

    resetPassword: ({ token, password }, { language }) =>
      transact(async (connection) => {
        const now = clock.now();
        const purposes = ['reset', 'invite', 'choose-password'] as const;
        const taken = await users.takeToken(connection, token, purposes, now);
        if (!taken) throw new ApiError('auth/link-invalid');
        const { user, person } = await holderOf(connection, taken.userId);
        const isChoice = taken.purpose === 'choose-password';
        const given = { userId: user.userId, givenId: taken.about };
        if (isChoice && !(await users.isGivenPasswordCurrent(connection, given))) {
          throw new ApiError('auth/link-invalid');
        }
        const school = user.schoolId === null ? null : await findSchool(connection, user.schoolId);
        const passwordHash = await hashNewPassword(
          identity,
          password,
          guessableWordsOf(person, school),
        );
        await users.updatePassword(connection, { userId: user.userId, passwordHash }, now);
        await cancelOwnPendingEmail(connection, users, user, now);
        // The link was opened, so the address belongs to this account.
        if (!isChoice) await users.verifyEmail(connection, user.userId, now);
        // A first password is not a change, so no notice is sent.
        const answer = { email: person.email || (person.username ?? ''), logins: loginsOf(person) };
        if (await joinIfInvited(connection, { user, createdAt: now, language })) return answer;
        const act = { action: 'password-changed', details: { byLink: true } } as const;
        await insertOwnAuditEntry(connection, user, act, now);
        await outbox.enqueue(connection, {
          to: person.email,
          language,
          schoolId: user.schoolId,
          content: {
            template: 'password-changed',
            values: { firstName: person.firstName, role: user.role },
          },
        });
        return answer;
      }),

    confirmEmail: async ({ token }, caller) => {
      if (caller) refuseAllBut(roles, caller);
      return transact(async (connection) => {
        const purposes = [
          'verify-school',
          'verify-student',
          'change-email',
          'correct-email',
        ] as const;
        const taken = await users.takeToken(connection, token, purposes, clock.now());
        if (!taken) throw new ApiError('auth/link-invalid');
        const { user, person } = await holderOf(connection, taken.userId);
        const school = user.schoolId === null ? null : await findSchool(connection, user.schoolId);
        if (user.schoolId !== null && !school) throw new ApiError('auth/link-invalid');
        if (taken.purpose === 'correct-email') {
          await changeEmail(connection, user, person, taken);
          return { kind: 'corrected', email: taken.about };
        }
        // An account's creator may have used another person's address. That person must not confirm
        // it by a click.
        if (caller?.userId !== user.userId && !isStaffChange(taken, user)) {
          throw new ApiError('auth/sign-in-to-confirm');
        }
        if (taken.purpose === 'change-email') {
          const email = taken.about;
          await changeEmail(connection, user, person, taken);
          // Only staff show that a school owns its address.
          if (user.role === 'school' && school)
            await openSchool(connection, user, school, { ...person, email });
          return { kind: 'email', email };
        }
        await users.verifyEmail(connection, user.userId, clock.now());
        await users.voidTokens(connection, taken.purpose, user.userId);
        if (taken.purpose === 'verify-student') return { kind: 'student', email: person.email };
        if (!school) throw new ApiError('auth/link-invalid');
        await openSchool(connection, user, school, person);
        return { kind: 'school', email: person.email };
      });
    },

    resendVerification: async (caller, visitor) => {
      refuseAllBut(roles, caller);
      const { schoolId } = caller;
      const school = schoolId === null ? null : await findSchool(db, schoolId);
      const person = await findPerson(db, caller);
      if (!person || (schoolId !== null && !school)) throw new ApiError('auth/user-not-found');
      const isOfSchool = caller.role === 'school' && person.pendingEmail === null;
      if (isOfSchool && school?.verifiedAt === null) staffSchoolIdOf(caller, ['owner']);
      const holder = { user: caller, person, school, isSupport: false };
      await transact((connection) => mailWaitingConfirmation(connection, deps, visitor, holder));
    },
  };
}

const isStaffChange = ({ purpose }: TakenToken, { role }: KnownUser): boolean =>
  purpose === 'change-email' && role !== 'student';
