import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import {
  oneSchool,
  type FigureScope,
  type OneSchool,
  type StudentScope,
} from '../platform/identity/school-scope.ts';

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
export interface StudentSet<Scope extends StudentScope | FigureScope = StudentScope> {
  readonly scope: Scope;
  readonly classId?: string | undefined;
}

/** The one school of a scope, open to the caller or not. */
const schoolIdOf = (scope: StudentScope | FigureScope): string | null => {
  const of = scope.kind === 'open-schools' ? scope.of : scope;
  return of.kind === 'all-schools' ? null : of.schoolId;
};

/** Null if the class does not exist in the scope. The set's school is that of the class. */
export async function findStudentSet<Scope extends StudentScope | FigureScope>(
  connection: Connection,
  scope: Scope,
  classId: string | undefined,
): Promise<StudentSet<Scope | Inside<Scope>> | null> {
  if (classId === undefined) return { scope };
  const schoolId = schoolIdOf(scope);
  const row = await connection
    .selectFrom('classes as c')
    .select('c.schoolId')
    .where('c.classId', '=', classId)
    .$if(schoolId !== null, (query) => query.where('c.schoolId', '=', schoolId))
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
  if (schoolId !== null) return { scope, classId };
  const of = oneSchool(row.schoolId);
  const isClosed = scope.kind === 'open-schools' && !scope.schoolIds.includes(row.schoolId);
  const inside = isClosed ? { ...scope, schoolIds: [], of } : of;
  return { scope: inside as Inside<Scope>, classId };
}

/** A class of a scope of several schools is in one of them, which may be closed. */
type Inside<Scope> = OneSchool | Extract<Scope, { readonly kind: 'open-schools' }>;

/** The condition of `isInClassesOf` for Kysely. */
export function isInScope(
  scope: StudentScope,
  { schoolId, studentId }: { readonly schoolId: string; readonly studentId: string },
): RawBuilder<boolean> {
  if (scope.kind === 'all-schools') return sql<boolean>`true`;
  if (scope.kind === 'open-schools') {
    return sql<boolean>`${sql.ref(schoolId)} = ANY(${scope.schoolIds}::uuid[])`;
  }
  const isOfSchool = sql<boolean>`${sql.ref(schoolId)} = ${scope.schoolId}`;
  if (scope.kind === 'school') return isOfSchool;
  return sql<boolean>`(${isOfSchool} AND EXISTS (
    SELECT FROM class_students m
    JOIN class_teachers t USING (school_id, class_id) JOIN classes c USING (school_id, class_id)
    WHERE m.school_id = ${scope.schoolId} AND m.student_id = ${sql.ref(studentId)}
      AND t.staff_id = ${scope.teacherId} AND c.state <> 'archived'))`;
}
