import { randomInt } from 'node:crypto';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { correctEmail, givePassword } from '@trio/contracts/staff-help';
import { cleanEmail, normaliseEmail } from '@trio/domain/email';
import { createPassphrase } from '@trio/domain/passphrases/passphrase';
import { ApiError, tooOften } from '../../http/api-error.ts';
import { studentNotFound, studentScopeOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findPerson, loginsOf } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { findStudentKey, lockStudent, updateStudent } from '../../data/students.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import { mailEmailCorrection } from './accounts.mail.ts';
import { refuseUnwantedDomain } from './accounts.policy.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { cancelOwnPendingEmail, cancelPendingEmail } from '../../data/pending-email.repository.ts';

export interface StaffHelpService {
  /** `logins` are the names that log-in limits count by. */
  givePassword(
    caller: Caller,
    studentId: string,
  ): Promise<Answer<typeof givePassword> & { readonly logins: readonly string[] }>;
  correctEmail(
    caller: Caller,
    studentId: string,
    body: Body<typeof correctEmail>,
    visitor: Visitor,
  ): Promise<Answer<typeof correctEmail>>;
  withdrawCorrection(caller: Caller, studentId: string): Promise<void>;
}

export function createStaffHelpService(deps: AccountsDeps): StaffHelpService {
  const { db, transact, identity, outbox, clock, rateLimits } = deps;
  const { users, linkedAccounts } = identity;

  /** Locks the student, so that the later of two acts at once sees the earlier. */
  async function studentOf(connection: Connection, scope: StudentScope, id: string) {
    const key = await findStudentKey(connection, id, scope);
    const isThere = key !== null && (await lockStudent(connection, key)) !== null;
    const user = isThere ? await users.findById(connection, id) : null;
    const person = user && (await findPerson(connection, user));
    if (!key || !user || !person) throw studentNotFound(scope);
    return { key, user, person };
  }

  async function limitMailsTo(address: string) {
    const wait = await rateLimits.take('email-change-to-address', normaliseEmail(address));
    if (wait) throw tooOften(wait);
  }

  return {
    givePassword: async (caller, id) => {
      const scope = studentScopeOf(caller);
      const giver = await findPerson(db, caller);
      if (!giver) throw new ApiError('auth/user-not-found');
      return transact(async (connection) => {
        const { key, user, person } = await studentOf(connection, scope, id);
        if (user.disabledAt) throw new ApiError('student/disabled');
        if (await linkedAccounts.hasAny(connection, id)) {
          throw new ApiError('student/single-sign-on');
        }
        const now = clock.now();
        const password = createPassphrase(person.language, randomInt);
        const given = {
          userId: id,
          passwordHash: await identity.hashPassword(password),
          byName: `${giver.firstName} ${giver.lastName}`,
        };
        const expiresAt = await users.givePassword(connection, given, now);
        await cancelOwnPendingEmail(connection, users, user, now);
        const entry = { by: caller, action: 'student-password-given' } as const;
        await insertAuditEntry(
          connection,
          { ...entry, schoolId: key.schoolId, subjectId: id },
          now,
        );
        return { password, expires: expiresAt.toISOString(), logins: loginsOf(person) };
      });
    },

    correctEmail: async (caller, id, body, { origin }) => {
      const scope = studentScopeOf(caller);
      const email = cleanEmail(body.email);
      return transact(async (connection) => {
        const { key, user, person } = await studentOf(connection, scope, id);
        const { schoolId } = key;
        const school = await findSchool(connection, schoolId);
        if (!school) throw new ApiError('request/not-found');
        if (user.disabledAt) throw new ApiError('student/disabled');
        if (normaliseEmail(email) === normaliseEmail(person.email)) {
          throw new ApiError('student/same-email');
        }
        refuseUnwantedDomain(school, email);
        if (await users.findByEmail(connection, normaliseEmail(email))) {
          throw new ApiError('auth/email-already-exists');
        }
        await limitMailsTo(email);
        await updateStudent(connection, key, { pendingEmail: email });
        const { language, firstName } = person;
        const addressee = { userId: id, firstName, email, school };
        await mailEmailCorrection(connection, deps, { language, origin }, addressee);
        // The old address gets one message, also if the correction is corrected.
        if (person.email !== '' && person.pendingEmail === null) {
          await outbox.enqueue(connection, {
            to: person.email,
            language,
            schoolId,
            content: { template: 'student-email-change-asked', values: { role: user.role } },
          });
        }
        const entry = { by: caller, action: 'student-email-corrected', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: id }, clock.now());
        return { pendingEmail: email };
      });
    },

    withdrawCorrection: async (caller, id) => {
      const scope = studentScopeOf(caller);
      await transact(async (connection) => {
        const { key, user, person } = await studentOf(connection, scope, id);
        if (person.pendingEmail === null) return;
        await cancelPendingEmail(connection, users, user);
        const action = 'student-email-correction-withdrawn';
        const entry = { by: caller, action, schoolId: key.schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: id }, clock.now());
      });
    },
  };
}
