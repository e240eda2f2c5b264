import { normaliseEmail, cleanEmail } from '@trio/domain/email';
import type { Role } from '@trio/domain/roles';
import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../platform/database/database.ts';
import type { UserDirectory } from '../platform/identity/identity.ts';
import { updateStudent } from './students.repository.ts';

export interface PersonKey {
  readonly userId: string;
  readonly role: Role;
  /** Null only for an administrator. */
  readonly schoolId: string | null;
}

export interface NewPerson extends PersonKey {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed; compared in the form of `normaliseEmail`. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt?: Date;
  readonly isEmailUnconfirmed?: boolean;
}

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly pendingEmail: string | null;
  readonly hasCompletedConsumerEndSurvey: boolean | null;
  readonly isEmailUnconfirmed: boolean;
  /** Confirmed sorts; only for students. */
  readonly sortAttempts: number | null;
  readonly deletionRequestedAt: Date | null;
}

export const hasUsers = async (connection: Connection): Promise<boolean> =>
  (await connection.selectFrom('identityUsers').select('id').limit(1).executeTakeFirst()) !==
  undefined;

export async function insertPerson(
  connection: Connection,
  users: Pick<UserDirectory, 'insert'>,
  person: NewPerson,
): Promise<'inserted' | 'email-taken'> {
  const email = cleanEmail(person.email);
  const outcome = await users.insert(connection, { ...person, email: normaliseEmail(email) });
  if (outcome === 'email-taken') return outcome;
  const { firstName, lastName, language, createdAt, invitedAt, userId, schoolId, role } = person;
  const row = { firstName, lastName, email, language, createdAt };
  if (schoolId === null) {
    await connection
      .insertInto('admins')
      .values({ ...row, adminId: userId })
      .execute();
  } else if (role === 'student') {
    await connection
      .insertInto('students')
      .values({
        ...row,
        schoolId,
        studentId: userId,
        isEmailUnconfirmed: person.isEmailUnconfirmed ?? false,
      })
      .execute();
  } else {
    await connection
      .insertInto('staff')
      .values({ ...row, schoolId, staffId: userId, invitedAt: invitedAt ?? null })
      .execute();
  }
  return outcome;
}

const columns = ['firstName', 'lastName', 'email', 'language', 'createdAt'] as const;
const nothingMore = {
  pendingEmail: null,
  hasCompletedConsumerEndSurvey: null,
  isEmailUnconfirmed: false,
  sortAttempts: null,
  deletionRequestedAt: null,
};

export async function findPerson(
  connection: Connection,
  { role, userId, schoolId }: PersonKey,
): Promise<Person | null> {
  if (role === 'admin' || schoolId === null) {
    const row = await connection
      .selectFrom('admins')
      .select(columns)
      .where('adminId', '=', userId)
      .executeTakeFirst();
    return row ? { ...nothingMore, ...row } : null;
  }
  if (role === 'student') {
    const row = await connection
      .selectFrom('students')
      .select([
        ...columns,
        'hasCompletedConsumerEndSurvey',
        'isEmailUnconfirmed',
        'sortAttempts',
        'deletionRequestedAt',
      ])
      .where((eb) => eb.and({ schoolId, studentId: userId }))
      .executeTakeFirst();
    return row ? { ...nothingMore, ...row } : null;
  }
  const row = await connection
    .selectFrom('staff')
    .select([...columns, 'pendingEmail'])
    .where((eb) => eb.and({ schoolId, staffId: userId }))
    .executeTakeFirst();
  return row ? { ...nothingMore, ...row } : null;
}

export interface PersonChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly hasCompletedConsumerEndSurvey?: boolean;
}

export async function updatePerson(
  connection: Connection,
  { role, userId, schoolId }: PersonKey,
  { hasCompletedConsumerEndSurvey, ...names }: PersonChange,
): Promise<void> {
  if (schoolId === null) return;
  if (role === 'student') {
    const survey =
      hasCompletedConsumerEndSurvey === undefined ? {} : { hasCompletedConsumerEndSurvey };
    await updateStudent(connection, { schoolId, studentId: userId }, { ...names, ...survey });
  } else if (Object.keys(names).length > 0) {
    await connection
      .updateTable('staff')
      .set(names)
      .where((eb) => eb.and({ schoolId, staffId: userId }))
      .execute();
  }
}
