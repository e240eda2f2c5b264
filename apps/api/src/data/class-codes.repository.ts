import { normaliseAccessCode } from '@trio/domain/access-code';
import type { Connection, Row } from '../platform/database/database.ts';
import { findSchool, type School } from './schools.repository.ts';
import type { StudentKey } from './students.repository.ts';

export type JoinableClass = Pick<
  Row<'classes'>,
  'classId' | 'name' | 'state' | 'joiningEndsAt' | 'allowsJoiningWithoutEmail'
>;

export interface CodeOwner {
  readonly school: School;
  /** Null for the school's own code. */
  readonly joinableClass: JoinableClass | null;
}

/** School codes and class codes share one namespace. */
export async function findCodeOwner(
  connection: Connection,
  code: string,
): Promise<CodeOwner | null> {
  const row = await connection
    .selectFrom('accessCodes')
    .leftJoin('classes', (join) =>
      join
        .onRef('classes.schoolId', '=', 'accessCodes.schoolId')
        .onRef('classes.classId', '=', 'accessCodes.classId'),
    )
    .select([
      'accessCodes.schoolId',
      'classes.classId',
      'name',
      'state',
      'joiningEndsAt',
      'allowsJoiningWithoutEmail',
    ])
    .where('accessCodes.code', '=', normaliseAccessCode(code))
    .executeTakeFirst();
  const school = row && (await findSchool(connection, row.schoolId));
  if (!school) return null;
  return { school, joinableClass: row.classId === null ? null : (row as JoinableClass) };
}

/** Joining twice keeps the first date. */
export async function insertClassStudent(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  classId: string,
  joinedAt: Date,
): Promise<void> {
  await connection
    .insertInto('classStudents')
    .values({ schoolId, classId, studentId, joinedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findClassesOfStudent = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('classStudents')
    .innerJoin('classes', (join) =>
      join
        .onRef('classes.schoolId', '=', 'classStudents.schoolId')
        .onRef('classes.classId', '=', 'classStudents.classId'),
    )
    .select(['name', 'schoolYear', 'joinedAt as joined'])
    .where('classStudents.schoolId', '=', schoolId)
    .where('classStudents.studentId', '=', studentId)
    .orderBy('joinedAt')
    .execute();
