import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { OneSchool, OwnClasses } from '../../platform/identity/school-scope.ts';

/** Classes that are not archived, by name; a teacher sees only own ones. */
export async function findClassNames(
  connection: Connection,
  scope: OneSchool | OwnClasses,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (studentIds.length === 0) return new Map();
  const ofTeacher =
    scope.kind === 'school'
      ? sql``
      : sql`AND EXISTS (
        SELECT FROM class_teachers t
        WHERE t.school_id = c.school_id AND t.class_id = c.class_id
          AND t.staff_id = ${scope.teacherId})`;
  const { rows } = await sql<{ studentId: string; names: string[] }>`
    SELECT m.student_id AS "studentId", array_agg(c.name ORDER BY c.name, c.class_id) AS names
    FROM class_students m JOIN classes c USING (school_id, class_id)
    WHERE m.school_id = ${scope.schoolId} AND m.student_id = ANY(${studentIds}::uuid[])
      AND c.state <> 'archived' ${ofTeacher}
    GROUP BY m.student_id`.execute(connection);
  return new Map(rows.map(({ studentId, names }) => [studentId, names]));
}

export async function findPrepared(
  connection: Connection,
  { schoolId, studentId }: { readonly schoolId: string; readonly studentId: string },
) {
  return connection
    .selectFrom('students')
    .innerJoin('studentStates', (join) =>
      join
        .onRef('studentStates.schoolId', '=', 'students.schoolId')
        .onRef('studentStates.studentId', '=', 'students.studentId'),
    )
    .select(['students.studentId', 'firstName', 'lastName', 'stage', 'answered', 'deckSize'])
    .where('students.schoolId', '=', schoolId)
    .where('students.studentId', '=', studentId)
    .executeTakeFirst();
}
