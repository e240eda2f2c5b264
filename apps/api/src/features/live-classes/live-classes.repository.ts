import type { Stage } from '@trio/domain/classes/stages';
import type { Pool } from '../../platform/database/database.ts';

export interface ClassKey {
  readonly schoolId: string;
  readonly classId: string;
}

export interface Mark {
  readonly revision: string;
  /** Saves of the last seconds may have left their mark out. */
  readonly isSettling: boolean;
}

const markOf = {
  name: 'class-mark',
  text: `
    SELECT m.revision, m.marked_at > now() - interval '3 seconds' AS "isSettling"
    FROM class_marks m
    WHERE m.school_id = $1 AND m.class_id = $2
      AND ($3::uuid IS NULL OR EXISTS (
        SELECT FROM class_teachers t JOIN classes c USING (school_id, class_id)
        WHERE t.school_id = $1 AND t.class_id = $2 AND t.staff_id = $3 AND c.state <> 'archived'))`,
};

/** `teacherId` is null for staff who see all classes. Null if the caller may not see the class. */
export async function findMark(
  pool: Pool,
  { schoolId, classId }: ClassKey,
  teacherId: string | null,
): Promise<Mark | null> {
  const { rows } = await pool.query<Mark>({ ...markOf, values: [schoolId, classId, teacherId] });
  return rows[0] ?? null;
}

const classOf = {
  name: 'live-class',
  text: `
    SELECT s.name AS "schoolName", c.name, c.join_code AS code, c.state,
           c.joining_ends_at AS "joiningEndsAt"
    FROM classes c JOIN schools s USING (school_id)
    WHERE c.school_id = $1 AND c.class_id = $2`,
};

export interface LiveClass {
  readonly schoolName: string;
  readonly name: string;
  readonly code: string;
  readonly state: 'open' | 'closed' | 'archived';
  readonly joiningEndsAt: Date;
}

export async function findLiveClass(
  pool: Pool,
  { schoolId, classId }: ClassKey,
): Promise<LiveClass | null> {
  const { rows } = await pool.query<LiveClass>({ ...classOf, values: [schoolId, classId] });
  return rows[0] ?? null;
}

export interface LiveStudent {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: Stage;
  readonly answered: number;
  readonly deckSize: number;
  readonly activeAt: Date | null;
}

const studentsOf = {
  name: 'live-students',
  text: `
    SELECT s.student_id AS "studentId", s.first_name AS "firstName", s.last_name AS "lastName",
           p.stage, p.answered, p.deck_size AS "deckSize", p.active_at AS "activeAt"
    FROM class_students m
    JOIN students s USING (school_id, student_id) JOIN student_states p USING (school_id, student_id)
    WHERE m.school_id = $1 AND m.class_id = $2 AND NOT s.is_disabled
    ORDER BY s.sort_name, s.student_id`,
};

export async function findLiveStudents(
  pool: Pool,
  { schoolId, classId }: ClassKey,
): Promise<LiveStudent[]> {
  const { rows } = await pool.query<LiveStudent>({ ...studentsOf, values: [schoolId, classId] });
  return rows;
}

const finishedOf = {
  name: 'live-finished',
  text: `
    SELECT s.selected
    FROM class_students m
    JOIN students s USING (school_id, student_id) JOIN student_states p USING (school_id, student_id)
    WHERE m.school_id = $1 AND m.class_id = $2 AND NOT s.is_disabled
      AND p.stage IN ('picked', 'reflected')
    ORDER BY s.last_sorted_at, s.student_id`,
};

/** The trios of students who have finished, in the order in which they finished. */
export async function findTrios(
  pool: Pool,
  { schoolId, classId }: ClassKey,
): Promise<(readonly unknown[])[]> {
  const { rows } = await pool.query<{ selected: readonly unknown[] }>({
    ...finishedOf,
    values: [schoolId, classId],
  });
  return rows.map(({ selected }) => selected);
}
