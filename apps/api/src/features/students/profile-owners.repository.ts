import type { Pool } from '../../platform/database/database.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import { inSet, where } from './student-selection.repository.ts';
import { numbered } from './student-search.repository.ts';

export interface ProfileOwnerRow {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string | null;
  readonly className: string | null;
  readonly hasProfile: boolean;
}

/** Those of the students whom the reader may see. Their class is the named one, else the latest. */
export async function findProfileOwners(
  pool: Pool,
  scope: StudentScope,
  studentIds: readonly string[],
  classId: string | undefined,
): Promise<readonly ProfileOwnerRow[]> {
  const values: unknown[] = [];
  const value = numbered(values);
  const conditions = [
    ...inSet({ scope, classId }, value),
    `s.student_id = ANY(${value(studentIds)}::uuid[])`,
  ];
  const ofClass =
    classId === undefined ? "c.state <> 'archived'" : `c.class_id = ${value(classId)}`;
  const ofTeacher =
    scope.kind === 'classes'
      ? `AND EXISTS (SELECT FROM class_teachers t WHERE t.school_id = c.school_id
           AND t.class_id = c.class_id AND t.staff_id = ${value(scope.teacherId)})`
      : '';
  const { rows } = await pool.query<ProfileOwnerRow>({
    text: `
      SELECT s.student_id AS "studentId", s.first_name AS "firstName", s.last_name AS "lastName",
             s.email, s.username, own.name AS "className",
             s.sort_attempts > 0 AND jsonb_array_length(s.selected) > 0 AS "hasProfile"
      FROM students s
      LEFT JOIN LATERAL (
        SELECT c.name FROM class_students m JOIN classes c USING (school_id, class_id)
        WHERE m.school_id = s.school_id AND m.student_id = s.student_id
          AND ${ofClass} ${ofTeacher}
        ORDER BY m.joined_at DESC, c.class_id LIMIT 1
      ) own ON true${where(conditions)}
      ORDER BY own.name NULLS LAST, s.sort_name, s.student_id`,
    values,
  });
  return rows;
}
