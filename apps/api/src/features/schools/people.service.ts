import { normaliseLogin } from '@trio/domain/usernames/username';
import { ApiError } from '../../http/api-error.ts';
import { adminScopeOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { PersonKey } from '../../data/people.repository.ts';
import { lockActiveAdmins, updateInvitedAdmin } from '../../data/admins.repository.ts';
import { updateJoinedStaff } from '../../data/staff.repository.ts';
import { lockStudent } from '../../data/students.repository.ts';
import {
  findPeople,
  findPersonByLogin,
  type PeopleQuery,
  type Person,
} from './people.repository.ts';
import type { SchoolsDeps } from './schools.service.ts';

export interface PeopleService {
  list(
    by: Actor,
    query: Omit<PeopleQuery, 'scope'> & { readonly schoolId?: string },
  ): Promise<{ readonly total: number; readonly people: readonly Person[] }>;
  findByLogin(by: Actor, login: string): Promise<Person | null>;
  disable(by: Actor, person: PersonKey): Promise<'disabled' | 'disabled-before' | 'last-admin'>;
  enable(by: Actor, person: PersonKey): Promise<'enabled' | 'enabled-before'>;
  replacePassword(by: Actor, person: Person, password: string): Promise<void>;
}

export function createPeopleService(deps: SchoolsDeps): PeopleService {
  const { db, transact, identity, outbox, clock } = deps;
  const { users } = identity;

  return {
    list: async (by, { schoolId, ...query }) =>
      findPeople(db, { ...query, scope: adminScopeOf(by, schoolId) }),

    findByLogin: async (by, login) => {
      refuseAllButAdmins(by);
      return (await findPersonByLogin(db, normaliseLogin(login))) ?? null;
    },

    disable: async (by, person) => {
      refuseAllButAdmins(by);
      const { userId, role, schoolId, boardId = null } = person;
      return transact(async (connection) => {
        const admins = role === 'admin' ? await lockActiveAdmins(connection) : [];
        await lockIfStudent(connection, person);
        const user = await users.findById(connection, userId);
        if (user?.disabledAt) return 'disabled-before';
        if (role === 'admin' && !admins.some(({ id }) => id !== userId)) return 'last-admin';
        await users.updateDisabled(connection, userId, clock.now(), clock.now());
        const action = role === 'student' ? 'student-disabled' : 'account-disabled';
        await insertAuditEntry(
          connection,
          { by, action, schoolId, boardId, subjectId: userId },
          clock.now(),
        );
        return 'disabled';
      });
    },

    enable: async (by, person) => {
      refuseAllButAdmins(by);
      const { userId, role, schoolId, boardId = null } = person;
      return transact(async (connection) => {
        await lockIfStudent(connection, person);
        const user = await users.findById(connection, userId);
        if (!user?.disabledAt) return 'enabled-before';
        await users.updateDisabled(connection, userId, null, clock.now());
        const action = role === 'student' ? 'student-enabled' : 'account-enabled';
        await insertAuditEntry(
          connection,
          { by, action, schoolId, boardId, subjectId: userId },
          clock.now(),
        );
        return 'enabled';
      });
    },

    replacePassword: async (by, person, password) => {
      refuseAllButAdmins(by);
      const { userId, role, email, firstName, lastName, language, schoolId, schoolName } = person;
      const guessable = [email, firstName, lastName, `${firstName}${lastName}`, schoolName ?? ''];
      if (identity.isCommonPassword(password, guessable))
        throw new ApiError('form/password-common');
      const passwordHash = await identity.hashPassword(password);
      await transact(async (connection) => {
        await users.updatePassword(connection, { userId, passwordHash }, clock.now());
        // An invited member can log in now, so the invitation is over.
        if (schoolId === null) await updateInvitedAdmin(connection, userId, { invitedAt: null });
        else await updateJoinedStaff(connection, { schoolId, userId });
        const entry = { by, schoolId, subjectId: userId };
        const action = 'account-password-replaced';
        await insertAuditEntry(connection, { ...entry, action }, clock.now());
        const content = { template: 'password-changed', values: { firstName, role } } as const;
        await outbox.enqueue(connection, { to: email, language, schoolId, content });
      });
    },
  };
}

/**
 * The student's row is locked before the identity user, in the same order as when staff disable the
 * student.
 */
async function lockIfStudent(
  connection: Connection,
  { userId, role, schoolId }: PersonKey,
): Promise<void> {
  if (role === 'student' && schoolId !== null) {
    await lockStudent(connection, { schoolId, studentId: userId });
  }
}
