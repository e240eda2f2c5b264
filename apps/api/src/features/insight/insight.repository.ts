import type { Stage } from '@trio/domain/classes/stages';
import { sql } from 'kysely';
import { isInScope } from '../../data/class-scope.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';

export interface InsightRow {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: Stage;
  /** Of the latest confirmed sort; null before the first one. */
  readonly deck: readonly string[] | null;
  readonly answers: string | null;
  readonly selected: unknown;
}

export interface InsightSet {
  readonly scope: Exclude<StudentScope, { kind: 'all-schools' }>;
  readonly classId?: string | undefined;
}

const inClass = (classId: string | undefined) =>
  classId === undefined
    ? sql``
    : sql`AND EXISTS (
        SELECT FROM class_students m
        WHERE m.school_id = s.school_id AND m.student_id = s.student_id AND m.class_id = ${classId})`;

/** Without disabled students. */
export async function findInsightStudents(
  connection: Connection,
  { scope, classId }: InsightSet,
  most: number,
): Promise<InsightRow[]> {
  const { rows } = await sql<InsightRow>`
    SELECT s.student_id AS "studentId", s.first_name AS "firstName", s.last_name AS "lastName",
           p.stage, latest.deck, latest.answers, latest.selected
    FROM students s
    JOIN student_states p USING (school_id, student_id)
    LEFT JOIN LATERAL (
      SELECT deck, answers, selected FROM sorts
      WHERE school_id = s.school_id AND student_id = s.student_id AND confirmed_at IS NOT NULL
      ORDER BY confirmed_at DESC, sort_id DESC LIMIT 1
    ) latest ON true
    WHERE ${isInScope(scope, { schoolId: 's.school_id', studentId: 's.student_id' })}
      AND NOT s.is_disabled ${inClass(classId)}
    ORDER BY s.sort_name, s.student_id
    LIMIT ${most}`.execute(connection);
  return rows;
}

/** Cards that the school has removed, as they were in the newest sort with them. */
export async function findRemovedCards(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
  names: readonly string[],
): Promise<unknown[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ card: unknown }>`
    SELECT DISTINCT ON (card ->> 'name') card
    FROM sorts, jsonb_array_elements(extra_cards) card
    WHERE school_id = ${schoolId} AND student_id = ANY(${studentIds}::uuid[])
      AND confirmed_at IS NOT NULL AND card ->> 'name' = ANY(${names}::text[])
    ORDER BY card ->> 'name', confirmed_at DESC`.execute(connection);
  return rows.map(({ card }) => card);
}
