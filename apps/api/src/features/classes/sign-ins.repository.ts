import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { ClassKey } from './classes.repository.ts';

const studentsOf = (
  connection: Connection,
  { schoolId, classId }: ClassKey,
  studentIds: readonly string[],
) =>
  connection
    .selectFrom('classStudents as m')
    .innerJoin('students as s', (join) =>
      join.onRef('s.schoolId', '=', 'm.schoolId').onRef('s.studentId', '=', 'm.studentId'),
    )
    .select(['s.studentId', 's.firstName', 's.lastName', 's.email', 's.username'])
    .where('m.schoolId', '=', schoolId)
    .where('m.classId', '=', classId)
    .where('m.studentId', '=', sql<string>`ANY(${studentIds}::uuid[])`);

/** Those of the students who are in the class. */
export const findSignIns = (
  connection: Connection,
  key: ClassKey,
  studentIds: readonly string[],
): Promise<SignInRow[]> => studentsOf(connection, key, studentIds).execute();

/** Locked, so that a first log-in at the same moment is seen. */
export const lockUnusedSignIns = (
  connection: Connection,
  key: ClassKey,
  studentIds: readonly string[],
): Promise<SignInRow[]> =>
  studentsOf(connection, key, studentIds)
    .innerJoin('studentStates as p', (join) =>
      join.onRef('p.schoolId', '=', 'm.schoolId').onRef('p.studentId', '=', 'm.studentId'),
    )
    .where('p.stage', '=', 'not-joined')
    .forUpdate('p')
    .execute();

export interface SignInRow {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string | null;
}
