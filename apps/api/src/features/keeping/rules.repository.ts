import { keptMonths } from '@trio/domain/keeping/keeping';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Per school: the period, and from which day on it may delete. */
export const rules = sql`(
  SELECT s.school_id, s.name, coalesce(k.months, ${keptMonths.default}::smallint) AS months,
         k.confirmed_at, least((k.confirmed_at AT TIME ZONE 'UTC')::date, i.value::date) AS active_from
  FROM schools s
  LEFT JOIN school_keeping k ON k.school_id = s.school_id
  JOIN installation i ON i.name = 'keeping-from')`;

/** The day on which a student may be deleted, of the rows `st` and `r`. */
export const dueOn = sql`greatest(
  (st.last_here_on + make_interval(months => r.months))::date, st.keep_until, r.active_from)`;

/** Also by a condition that the index serves; months differ in length, hence the four days. */
export const isDueBy = (day: string) => sql`(
  st.last_here_on < ${day}::date - make_interval(months => r.months) + interval '4 days'
  AND ${dueOn} <= ${day}::date)`;

export interface Rule {
  readonly schoolId: string;
  readonly name: string;
  readonly months: number;
  readonly confirmedAt: Date | null;
  /** A day. */
  readonly activeFrom: string;
}

export async function findRule(connection: Connection, schoolId: string): Promise<Rule | null> {
  const { rows } = await sql<Rule>`
    SELECT school_id, name, months, confirmed_at, active_from::text
    FROM ${rules} r WHERE school_id = ${schoolId}`.execute(connection);
  return rows[0] ?? null;
}

export async function upsertRule(
  connection: Connection,
  rule: { readonly schoolId: string; readonly months: number; readonly confirmedAt: Date },
): Promise<void> {
  const { months, confirmedAt } = rule;
  await connection
    .insertInto('schoolKeeping')
    .values(rule)
    .onConflict((conflict) => conflict.column('schoolId').doUpdateSet({ months, confirmedAt }))
    .execute();
}

const hasEmptyArchivedClass = (today: string) => sql`(r.active_from <= ${today}::date AND EXISTS (
  SELECT FROM classes c WHERE c.school_id = r.school_id AND ${isEmptyArchived(today)}))`;

/** Emptied by hand: its term ended longer ago than the school keeps students. */
const isEmptyArchived = (today: string) => sql`(
  c.state = 'archived' AND c.term_ends_on < ${today}::date - make_interval(months => r.months)
  AND NOT EXISTS (SELECT FROM class_students m
                  WHERE m.school_id = c.school_id AND m.class_id = c.class_id))`;

export async function findSchoolsToWork(
  connection: Connection,
  days: { readonly today: string; readonly ahead: string },
): Promise<string[]> {
  const { rows } = await sql<{ schoolId: string }>`
    SELECT r.school_id FROM ${rules} r
    WHERE EXISTS (SELECT FROM student_states st
                  WHERE st.school_id = r.school_id AND ${isDueBy(days.ahead)})
      OR ${hasEmptyArchivedClass(days.today)}
    ORDER BY r.school_id`.execute(connection);
  return rows.map(({ schoolId }) => schoolId);
}

export async function deleteEmptyArchivedClasses(
  connection: Connection,
  schoolId: string,
  today: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM classes c USING ${rules} r
    WHERE c.school_id = ${schoolId} AND r.school_id = c.school_id
      AND r.active_from <= ${today}::date AND ${isEmptyArchived(today)}`.execute(connection);
  return Number(numAffectedRows ?? 0n);
}
