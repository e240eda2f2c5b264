import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import {
  listedColumns,
  type ListedRow,
} from '../../platform/students/student-columns.repository.ts';
import type { StudentKey } from '../../platform/students/student.repository.ts';

/**
 * Holds these students until the transaction ends, the school first and then in the order of their ids:
 * as who confirms a sort and who deletes a school do, so that nobody waits in a circle.
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
    .select(['studentId', 'firstName', 'email', 'language', 'isDisabled', 'isEmailUnconfirmed'])
    .where('schoolId', '=', schoolId)
    .where('studentId', 'in', studentIds)
    .orderBy('studentId')
    .forUpdate()
    .execute();
  return { schoolName: school?.name ?? '', students };
}

export async function clearUnconfirmed(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await connection
    .updateTable('students')
    .set({ isEmailUnconfirmed: false })
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

/** Everything about one student but their sorts. */
export async function findStudent(connection: Connection, { schoolId, studentId }: StudentKey) {
  const { rows } = await sql<StudentRow>`
    SELECT ${sql.raw(listedColumns)}, s.school_id AS "schoolId", s.created_at AS "createdAt",
           s.deletion_requested_at AS "deletionRequestedAt", schools.name AS "schoolName",
           schools.is_consumer_group AS "isConsumerGroup"
    FROM students s JOIN schools USING (school_id)
    WHERE s.school_id = ${schoolId} AND s.student_id = ${studentId}`.execute(connection);
  return rows[0];
}

export interface StudentRow extends ListedRow {
  readonly schoolId: string;
  readonly createdAt: Date;
  readonly deletionRequestedAt: Date | null;
  readonly schoolName: string;
  readonly isConsumerGroup: boolean;
}

/** The newest first; one that is under way before all others. */
export const findSortsOf = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('sorts')
    .select([
      'sortId',
      'createdAt',
      'confirmedAt',
      'answers',
      'selected',
      'extraCards',
      'isQuick',
      'timeSpentMs',
      'reflection',
      'profileSentAt',
    ])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('confirmedAt', (order) => order.desc().nullsFirst())
    .orderBy('sortId', 'desc')
    .execute();

export type SortRow = Awaited<ReturnType<typeof findSortsOf>>[number];
