import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import { oneSchool, type StudentScope } from '../platform/identity/school-scope.ts';

/** `schoolId` and `studentId` are columns, `teacherId` a parameter. */
export const isInClassesOf = (schoolId: string, studentId: string, teacherId: string): string =>
  `EXISTS (
    SELECT FROM class_students m
    JOIN class_teachers t USING (school_id, class_id) JOIN classes c USING (school_id, class_id)
    WHERE m.school_id = ${schoolId} AND m.student_id = ${studentId}
      AND t.staff_id = ${teacherId} AND c.state <> 'archived')`;

/** `schoolId` and `studentId` are columns, `classId` a parameter. */
export const isInClass = (schoolId: string, studentId: string, classId: string): string =>
  `EXISTS (
    SELECT FROM class_students m
    WHERE m.school_id = ${schoolId} AND m.student_id = ${studentId} AND m.class_id = ${classId})`;

/** Students of a scope, or of one class in it. */
export interface StudentSet {
  readonly scope: StudentScope;
  readonly classId?: string | undefined;
}

/** Null if the class does not exist in the scope. The set's school is that of the class. */
export async function findStudentSet(
  connection: Connection,
  scope: StudentScope,
  classId: string | undefined,
): Promise<StudentSet | null> {
  if (classId === undefined) return { scope };
  const row = await connection
    .selectFrom('classes as c')
    .select('c.schoolId')
    .where('c.classId', '=', classId)
    .$if(scope.kind !== 'all-schools', (query) =>
      query.where('c.schoolId', '=', scope.kind === 'all-schools' ? '' : scope.schoolId),
    )
    .$if(scope.kind === 'classes', (query) =>
      query
        .innerJoin('classTeachers as t', (join) =>
          join.onRef('t.schoolId', '=', 'c.schoolId').onRef('t.classId', '=', 'c.classId'),
        )
        .where('t.staffId', '=', scope.kind === 'classes' ? scope.teacherId : '')
        .where('c.state', '<>', 'archived'),
    )
    .executeTakeFirst();
  if (!row) return null;
  return { scope: scope.kind === 'all-schools' ? oneSchool(row.schoolId) : scope, classId };
}

/** The condition of `isInClassesOf` for Kysely. */
export function isInScope(
  scope: StudentScope,
  { schoolId, studentId }: { readonly schoolId: string; readonly studentId: string },
): RawBuilder<boolean> {
  if (scope.kind === 'all-schools') return sql<boolean>`true`;
  const isOfSchool = sql<boolean>`${sql.ref(schoolId)} = ${scope.schoolId}`;
  if (scope.kind === 'school') return isOfSchool;
  return sql<boolean>`(${isOfSchool} AND EXISTS (
    SELECT FROM class_students m
    JOIN class_teachers t USING (school_id, class_id) JOIN classes c USING (school_id, class_id)
    WHERE m.school_id = ${scope.schoolId} AND m.student_id = ${sql.ref(studentId)}
      AND t.staff_id = ${scope.teacherId} AND c.state <> 'archived'))`;
}
