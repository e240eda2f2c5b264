import { keepingDays } from '@trio/domain/keeping/keeping';
import { addDays, utcDayOf } from '@trio/domain/time/days';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { dueOn, isDueBy, rules } from './rules.repository.ts';

/** Students on the list of a warning, as `st`; `w` is the warning, `r` the school's rule. */
const listed = (schoolId: string, now: Date) => sql`
  student_states st
  JOIN ${rules} r ON r.school_id = st.school_id
  JOIN keeping_warnings w ON w.school_id = st.school_id AND w.warning_id = st.warning_id
    AND w.mailed_at IS NOT NULL
  JOIN students t ON t.school_id = st.school_id AND t.student_id = st.student_id
  WHERE st.school_id = ${schoolId} AND st.warning_id IS NOT NULL
    AND ${dueOn} <= ${addDays(utcDayOf(now), keepingDays.listed)}::date`;

/** The first day on which it can be deleted, if an owner learns of it today at the latest. */
const deleteOn = (now: Date) => sql`greatest(${dueOn},
  (coalesce(w.known_at, ${now}) AT TIME ZONE 'UTC')::date + ${keepingDays.warned}::integer)`;

export interface ListedRow {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly lastHereOn: string;
  readonly deleteOn: string;
}

export async function findListed(
  connection: Connection,
  schoolId: string,
  now: Date,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT t.student_id, t.first_name, t.last_name, st.last_here_on::text,
           ${deleteOn(now)}::text AS delete_on
    FROM ${listed(schoolId, now)}
    ORDER BY ${deleteOn(now)}, t.sort_name, t.student_id
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(connection);
  return rows;
}

export interface DueFigures {
  readonly students: number;
  readonly nextDeletion: string | null;
}

export async function countListed(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<DueFigures> {
  const { rows } = await sql<DueFigures>`
    SELECT count(*)::int AS students, min(${deleteOn(now)})::text AS next_deletion
    FROM ${listed(schoolId, now)}`.execute(connection);
  return rows[0] ?? { students: 0, nextDeletion: null };
}

/** Returns those that were on the list and now stay. */
export async function updateKeepUntil(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
  { until, now }: { readonly until: string; readonly now: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ studentId: string }>`
    UPDATE student_states kept
    SET keep_until = greatest(kept.keep_until, ${until}::date), warning_id = NULL
    WHERE kept.school_id = ${schoolId} AND kept.student_id IN (
      SELECT st.student_id FROM ${listed(schoolId, now)}
        AND st.student_id = ANY(${studentIds}::uuid[]))
    RETURNING kept.student_id`.execute(connection);
  return rows.map(({ studentId }) => studentId);
}

const isDeletable = (now: Date) => sql`(
  ${isDueBy(utcDayOf(now))} AND EXISTS (
    SELECT FROM keeping_warnings w
    WHERE w.school_id = st.school_id AND w.warning_id = st.warning_id
      AND w.known_at <= ${new Date(now.getTime() - keepingDays.warned * 24 * 60 * 60_000)}))`;

/**
 * Locks the students first, as saves do, then checks again: a student may be here just now. Locks the
 * school before both, as its deletion does.
 */
export async function lockDeletable(
  connection: Connection,
  schoolId: string,
  now: Date,
  batch: number,
): Promise<readonly { readonly studentId: string; readonly warnedAt: Date }[]> {
  await connection
    .selectFrom('schools')
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .execute();
  const { rows: held } = await sql<{ studentId: string }>`
    SELECT student_id FROM students WHERE school_id = ${schoolId} AND student_id = ANY(ARRAY(
      SELECT st.student_id FROM student_states st JOIN ${rules} r ON r.school_id = st.school_id
      WHERE st.school_id = ${schoolId} AND ${isDeletable(now)} ORDER BY st.student_id LIMIT ${batch}))
    ORDER BY student_id FOR UPDATE`.execute(connection);
  const ids = held.map(({ studentId }) => studentId);
  const { rows } = await sql<{ studentId: string; warnedAt: Date }>`
    SELECT st.student_id, (
      SELECT w.known_at FROM keeping_warnings w
      WHERE w.school_id = st.school_id AND w.warning_id = st.warning_id) AS warned_at
    FROM student_states st JOIN ${rules} r ON r.school_id = st.school_id
    WHERE st.school_id = ${schoolId} AND st.student_id = ANY(${ids}::uuid[]) AND ${isDeletable(now)}
    ORDER BY st.student_id FOR UPDATE OF st`.execute(connection);
  return rows;
}

/** Classes that were archived and lose their last student. */
export async function deleteArchivedClassesOf(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM classes c
    WHERE c.school_id = ${schoolId} AND c.state = 'archived'
      AND c.class_id IN (SELECT class_id FROM class_students
        WHERE school_id = ${schoolId} AND student_id = ANY(${studentIds}::uuid[]))
      AND NOT EXISTS (SELECT FROM class_students m
        WHERE m.school_id = ${schoolId} AND m.class_id = c.class_id
          AND m.student_id <> ALL(${studentIds}::uuid[]))`.execute(connection);
  return Number(numAffectedRows ?? 0n);
}

export interface NewReceipt {
  readonly schoolId: string;
  readonly students: number;
  readonly classes: number;
  readonly months: number;
  readonly warnedAt: Date;
}

/** One receipt for all batches of a day with the same warning. */
export async function upsertReceipt(
  connection: Connection,
  { schoolId, students, classes, months, warnedAt }: NewReceipt,
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE keeping_receipts
    SET students = students + ${students}, classes = classes + ${classes}, deleted_at = ${now}
    WHERE school_id = ${schoolId} AND months = ${months} AND warned_at = ${warnedAt}
      AND (deleted_at AT TIME ZONE 'UTC')::date = ${utcDayOf(now)}::date`.execute(connection);
  if (numAffectedRows) return;
  await connection
    .insertInto('keepingReceipts')
    .values({
      schoolId,
      receiptId: newId(),
      deletedAt: now,
      students,
      classes,
      months,
      warnedAt,
    })
    .execute();
}

export const findReceipts = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('keepingReceipts')
    .select(['receiptId', 'deletedAt', 'students', 'classes', 'months', 'warnedAt'])
    .where('schoolId', '=', schoolId)
    .orderBy('deletedAt', 'desc')
    .limit(60)
    .execute();

export async function findKeptStudent(connection: Connection, schoolId: string, studentId: string) {
  const { rows } = await sql<{
    lastHere: string;
    keptMonths: number;
    keptUntil: string | null;
    deletedFrom: string;
    isWarned: boolean;
  }>`
    SELECT st.last_here_on::text AS last_here, r.months AS kept_months,
           st.keep_until::text AS kept_until, ${dueOn}::text AS deleted_from,
           st.warning_id IS NOT NULL AS is_warned
    FROM student_states st JOIN ${rules} r ON r.school_id = st.school_id
    WHERE st.school_id = ${schoolId} AND st.student_id = ${studentId}`.execute(connection);
  return rows[0] ?? null;
}
