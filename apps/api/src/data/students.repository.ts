import { sql, type Updateable } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { Students } from '../platform/database/schema.generated.ts';
import type { StudentScope } from '../platform/identity/school-scope.ts';
import { isInScope } from './class-scope.repository.ts';

export interface StudentKey {
  readonly schoolId: string;
  readonly studentId: string;
}

export async function findStudentKey(
  connection: Connection,
  studentId: string,
  scope: StudentScope,
): Promise<StudentKey | null> {
  const row = await connection
    .selectFrom('identityUsers')
    .select(['schoolId', 'id as studentId'])
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .where(isInScope(scope, { schoolId: 'identityUsers.schoolId', studentId: 'identityUsers.id' }))
    .executeTakeFirst();
  return row && row.schoolId !== null ? { ...row, schoolId: row.schoolId } : null;
}

/**
 * Locks the school first, in the same order as its deletion, to avoid deadlocks. Null if either is
 * gone.
 */
export async function lockStudent(connection: Connection, { schoolId, studentId }: StudentKey) {
  const school = await connection
    .selectFrom('schools')
    .select([
      'expiresAt',
      'excludedCards',
      'isCardOrderFixed',
      'isConsumerGroup',
      'isAllowListOn',
      'requiresConfirmedEmail',
    ])
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .executeTakeFirst();
  const student = await connection
    .selectFrom('students')
    .select(['createdAt as signedUpAt', 'timeSpentMs', 'sortAttempts', 'isEmailUnconfirmed'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!school || !student) return null;
  const { timeSpentMs, ...known } = student;
  return { ...school, student: { ...known, countedMs: Number(timeSpentMs) } };
}

export async function updateStudent(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  change: Updateable<Students>,
): Promise<void> {
  await connection
    .updateTable('students')
    .set(change)
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

/**
 * Also deletes the emails to the student; the caller deletes the identity user. Locks the school
 * first, as a school's deletion does.
 */
export async function deleteStudent(
  connection: Connection,
  { schoolId, studentId, email }: { schoolId: string; studentId: string; email: string },
): Promise<'deleted' | 'not-found'> {
  await connection
    .selectFrom('schools')
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .execute();
  const deleted = await connection
    .deleteFrom('students')
    .where((eb) => eb.and({ schoolId, studentId }))
    .returning('pendingEmail')
    .executeTakeFirst();
  if (!deleted) return 'not-found';
  const addresses = [email, deleted.pendingEmail ?? email];
  await connection.deleteFrom('mails').where('recipient', 'in', addresses).execute();
  return 'deleted';
}

/** All locked by the caller, with their school. Returns whom to send a last email. */
export async function deleteLockedStudents(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
) {
  const deleted = await connection
    .deleteFrom('students')
    .where('schoolId', '=', schoolId)
    .where('studentId', '=', sql<string>`ANY(${studentIds}::uuid[])`)
    .returning(['email', 'pendingEmail', 'firstName', 'language'])
    .execute();
  const addresses = deleted.flatMap(({ email, pendingEmail }) => [email, pendingEmail ?? '']);
  await connection
    .deleteFrom('mails')
    .where('recipient', '=', sql<string>`ANY(${addresses.filter((one) => one !== '')}::text[])`)
    .execute();
  return deleted;
}
