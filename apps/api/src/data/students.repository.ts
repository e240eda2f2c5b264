import type { Updateable } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { Students } from '../platform/database/schema.generated.ts';
import type { SchoolScope } from '../platform/identity/school-scope.ts';

export interface StudentKey {
  readonly schoolId: string;
  readonly studentId: string;
}

export async function findStudentKey(
  connection: Connection,
  studentId: string,
  scope: SchoolScope,
): Promise<StudentKey | null> {
  const row = await connection
    .selectFrom('identityUsers')
    .select(['schoolId', 'id as studentId'])
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .where((eb) => eb.and(scope.kind === 'school' ? { schoolId: scope.schoolId } : {}))
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
  const { numDeletedRows } = await connection
    .deleteFrom('students')
    .where((eb) => eb.and({ schoolId, studentId }))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return 'not-found';
  await connection.deleteFrom('mails').where('recipient', '=', email).execute();
  return 'deleted';
}
