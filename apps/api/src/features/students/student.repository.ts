import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { listedColumns, type ListedRow } from '../../data/student-columns.repository.ts';
import type { StudentKey } from '../../data/students.repository.ts';

/**
 * Locks the school first, then the students by id. Confirming a sort and deleting a school use the
 * same order, which avoids deadlocks.
 */
export async function lockStudents(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
) {
  const school = await connection
    .selectFrom('schools')
    .select('name')
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .executeTakeFirst();
  const students = await connection
    .selectFrom('students')
    .select([
      'studentId',
      'firstName',
      'email',
      'username',
      'language',
      'isDisabled',
      'isEmailUnconfirmed',
    ])
    .where('schoolId', '=', schoolId)
    .where('studentId', 'in', studentIds)
    .orderBy('studentId')
    .forUpdate()
    .execute();
  return { schoolName: school?.name ?? '', students };
}

export async function findStudent(connection: Connection, { schoolId, studentId }: StudentKey) {
  const { rows } = await sql<StudentRow>`
    SELECT ${sql.raw(listedColumns)}, s.school_id AS "schoolId", s.created_at AS "createdAt",
           s.pending_email AS "pendingEmail", s.deletion_requested_at AS "deletionRequestedAt", schools.name AS "schoolName",
           schools.is_consumer_group AS "isConsumerGroup"
    FROM students s JOIN schools USING (school_id)
    WHERE s.school_id = ${schoolId} AND s.student_id = ${studentId}`.execute(connection);
  return rows[0];
}

export interface StudentRow extends ListedRow {
  readonly schoolId: string;
  readonly createdAt: Date;
  readonly pendingEmail: string | null;
  readonly deletionRequestedAt: Date | null;
  readonly schoolName: string;
  readonly isConsumerGroup: boolean;
}
