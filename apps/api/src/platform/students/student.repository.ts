import type { Connection } from '../database/database.ts';
import type { SchoolScope } from '../identity/school-scope.ts';

export interface StudentKey {
  readonly schoolId: string;
  readonly studentId: string;
}

/** Null for a student of a school outside the scope. */
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
 * Locks the student's row, so that the second of two read-then-write requests sees the first. Locks
 * the school first, in the same order as its deletion, to avoid deadlocks. Null if either is gone.
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
