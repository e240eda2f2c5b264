import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
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
export const findStudent = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('students')
    .innerJoin('schools', 'schools.schoolId', 'students.schoolId')
    .select([
      'students.schoolId',
      'studentId',
      'firstName',
      'lastName',
      'email',
      'timeSpentMs',
      'selected',
      'isDisabled',
      'isEmailUnconfirmed',
      'sortAttempts',
      'isQuickSort',
      'students.createdAt',
      'students.deletionRequestedAt',
      'schools.name as schoolName',
      'isConsumerGroup',
      // The driver has no moment for never.
      sql<Date | null>`nullif(last_sorted_at, '-infinity')`.as('lastSortedAt'),
    ])
    .where((eb) => eb.and({ 'students.schoolId': schoolId, studentId }))
    .executeTakeFirst();

export type StudentRow = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

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
