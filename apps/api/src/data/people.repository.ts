import type { AgeOutcome } from '@trio/domain/age/consent-ages';
import { normaliseEmail, cleanEmail } from '@trio/domain/email';
import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../platform/database/database.ts';
import type { UserDirectory } from '../platform/identity/identity.ts';
import { generateUsername } from '@trio/domain/usernames/generate-username';
import { normaliseUsername } from '@trio/domain/usernames/username';
import {
  type DueNotices,
  noDueNotices,
  type NoticeFlag,
  noticeFlags,
} from '@trio/domain/student-notices';
import { updateAdmin } from './admins.repository.ts';
import { updateBoardMember } from './board-members.repository.ts';
import { updateStaffEmail } from './staff.repository.ts';
import { updateStudent } from './students.repository.ts';

export interface PersonKey {
  readonly userId: string;
  readonly role: Role;
  /** Null for an administrator and a member of a board. */
  readonly schoolId: string | null;
  readonly boardId?: string | null;
}

export interface NewPerson extends Omit<PersonKey, 'boardId'> {
  readonly boardId?: string;
  /** Null for all but school staff. */
  readonly staffKind: StaffKind | null;
  readonly firstName: string;
  readonly lastName: string;
  /** As typed; compared in the form of `normaliseEmail`. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt?: Date;
  readonly isEmailUnconfirmed?: boolean;
  /** Of a student; if missing, the student is told. */
  readonly dueNotices?: DueNotices;
  /** Of a student of a school that asks the age. */
  readonly ageOutcome?: AgeOutcome | null;
}

export interface Person extends DueNotices {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty for a student without an address, who has a username. */
  readonly email: string;
  readonly username: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly pendingEmail: string | null;
  readonly hasCompletedConsumerEndSurvey: boolean | null;
  readonly isEmailUnconfirmed: boolean;
  /** Confirmed sorts; only for students. */
  readonly sortAttempts: number | null;
  readonly deletionRequestedAt: Date | null;
  readonly ageOutcome: AgeOutcome | null;
}

/** A student may have an address, a username, or both. */
export const loginsOf = ({ email, username }: Person): string[] =>
  [email, username ?? ''].filter((login) => login !== '');

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
  if (person.boardId !== undefined) {
    const { boardId } = person;
    await connection
      .insertInto('boardMembers')
      .values({ ...row, boardId, memberId: userId, invitedAt: invitedAt ?? null })
      .execute();
  } else if (schoolId === null) {
    await connection
      .insertInto('admins')
      .values({ ...row, adminId: userId, invitedAt: invitedAt ?? null })
      .execute();
  } else if (role === 'student') {
    await connection
      .insertInto('students')
      .values({
        ...row,
        schoolId,
        studentId: userId,
        isEmailUnconfirmed: person.isEmailUnconfirmed ?? false,
        ...person.dueNotices,
        ...outcomeColumns(person),
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

/** A student without an email address. */
export interface NewStudent extends Omit<
  NewPerson,
  'role' | 'schoolId' | 'staffKind' | 'email' | 'passwordHash' | 'invitedAt' | 'isEmailUnconfirmed'
> {
  readonly schoolId: string;
  readonly passwordHash: string;
  readonly username: string;
}

/** Returns the new username. A taken one is rare; the transaction stays usable after it. */
export async function insertStudentWithNewUsername(
  connection: Connection,
  users: Pick<UserDirectory, 'insertWithUsername'>,
  student: Omit<NewStudent, 'username'>,
  random: (max: number) => number,
): Promise<string | null> {
  for (let n = 0; n < 10; n += 1) {
    const username = generateUsername(student.language, random);
    const outcome = await insertStudentWithUsername(connection, users, { ...student, username });
    if (outcome === 'inserted') return username;
  }
  return null;
}

export async function insertStudentWithUsername(
  connection: Connection,
  users: Pick<UserDirectory, 'insertWithUsername'>,
  { userId, passwordHash, dueNotices, ageOutcome, ...student }: NewStudent,
): Promise<'inserted' | 'username-taken'> {
  const { schoolId, username, createdAt } = student;
  const outcome = await users.insertWithUsername(connection, {
    userId,
    username: normaliseUsername(username),
    passwordHash,
    role: 'student',
    schoolId,
    staffKind: null,
    createdAt,
  });
  if (outcome === 'username-taken') return outcome;
  await connection
    .insertInto('students')
    .values({
      ...student,
      ...dueNotices,
      ...outcomeColumns({ ageOutcome, createdAt }),
      studentId: userId,
      email: '',
    })
    .execute();
  return outcome;
}

const outcomeColumns = ({
  ageOutcome = null,
  createdAt,
}: {
  readonly ageOutcome?: AgeOutcome | null | undefined;
  readonly createdAt: Date;
}) => ({ ageOutcome, ageOutcomeAt: ageOutcome === null ? null : createdAt });

const columns = ['firstName', 'lastName', 'email', 'language', 'createdAt'] as const;
const nothingMore = {
  username: null,
  pendingEmail: null,
  hasCompletedConsumerEndSurvey: null,
  isEmailUnconfirmed: false,
  ...noDueNotices,
  sortAttempts: null,
  deletionRequestedAt: null,
  ageOutcome: null,
};

export async function findPerson(
  connection: Connection,
  { role, userId, schoolId }: PersonKey,
): Promise<Person | null> {
  if (role === 'board') {
    const row = await connection
      .selectFrom('boardMembers')
      .select([...columns, 'pendingEmail'])
      .where('memberId', '=', userId)
      .executeTakeFirst();
    return row ? { ...nothingMore, ...row } : null;
  }
  if (role === 'admin' || schoolId === null) {
    const row = await connection
      .selectFrom('admins')
      .select([...columns, 'pendingEmail'])
      .where('adminId', '=', userId)
      .executeTakeFirst();
    return row ? { ...nothingMore, ...row } : null;
  }
  if (role === 'student') {
    const row = await connection
      .selectFrom('students')
      .select([
        ...columns,
        'username',
        'pendingEmail',
        'hasCompletedConsumerEndSurvey',
        'isEmailUnconfirmed',
        ...noticeFlags,
        'sortAttempts',
        'deletionRequestedAt',
        'ageOutcome',
      ])
      .where((eb) => eb.and({ schoolId, studentId: userId }))
      .executeTakeFirst();
    return row ? { ...nothingMore, ...row, ageOutcome: row.ageOutcome as AgeOutcome | null } : null;
  }
  const row = await connection
    .selectFrom('staff')
    .select([...columns, 'pendingEmail'])
    .where((eb) => eb.and({ schoolId, staffId: userId }))
    .executeTakeFirst();
  return row ? { ...nothingMore, ...row } : null;
}

/** A new address counts only once it is confirmed. */
export async function updateEmailOf(
  connection: Connection,
  { role, userId, schoolId }: PersonKey,
  change: { readonly email?: string; readonly pendingEmail: string | null },
): Promise<void> {
  if (role === 'board') return updateBoardMember(connection, userId, change);
  if (role === 'admin' || schoolId === null) {
    await updateAdmin(connection, userId, change);
  } else if (role === 'student') {
    const confirmed = change.email !== undefined && { isEmailUnconfirmed: false };
    await updateStudent(connection, { schoolId, studentId: userId }, { ...change, ...confirmed });
  } else {
    await updateStaffEmail(connection, { schoolId, userId }, change);
  }
}

export interface PersonChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly hasCompletedConsumerEndSurvey?: boolean;
  readonly dueNotices?: { readonly [F in NoticeFlag]?: boolean | undefined };
}

export async function updatePerson(
  connection: Connection,
  { role, userId, schoolId }: PersonKey,
  { hasCompletedConsumerEndSurvey, dueNotices, ...names }: PersonChange,
): Promise<void> {
  const isNamed = Object.keys(names).length > 0;
  if (role === 'board') {
    if (isNamed) await updateBoardMember(connection, userId, names);
  } else if (schoolId === null) {
    if (isNamed) await updateAdmin(connection, userId, names);
  } else if (role === 'student') {
    const ofStudent = {
      ...(hasCompletedConsumerEndSurvey !== undefined && { hasCompletedConsumerEndSurvey }),
      ...dueNotices,
    };
    await updateStudent(connection, { schoolId, studentId: userId }, { ...names, ...ofStudent });
  } else if (Object.keys(names).length > 0) {
    await connection
      .updateTable('staff')
      .set(names)
      .where((eb) => eb.and({ schoolId, staffId: userId }))
      .execute();
  }
}
