import { keepingDays } from '@trio/domain/keeping/keeping';
import { addDays, utcDayOf } from '@trio/domain/time/days';
import type { Language } from '@trio/i18n/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { dueOn, isDueBy, rules } from './rules.repository.ts';

export interface WarnedStudent {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly dueOn: string;
}

/** Off the list: the period became longer, or an owner keeps the student. */
export async function updateToUnwarned(connection: Connection, now: Date): Promise<void> {
  const listed = addDays(utcDayOf(now), keepingDays.listed);
  await sql`
    UPDATE student_states st SET warning_id = NULL FROM ${rules} r
    WHERE st.warning_id IS NOT NULL AND r.school_id = st.school_id
      AND ${dueOn} > ${listed}::date`.execute(connection);
  await sql`
    DELETE FROM keeping_warnings w WHERE NOT EXISTS (
      SELECT FROM student_states st
      WHERE st.school_id = w.school_id AND st.warning_id = w.warning_id)`.execute(connection);
}

export async function hasUnwarned(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<boolean> {
  const ahead = addDays(utcDayOf(now), keepingDays.ahead);
  const { rows } = await sql`
    SELECT FROM student_states st JOIN ${rules} r ON r.school_id = st.school_id
    WHERE st.school_id = ${schoolId} AND st.warning_id IS NULL AND ${isDueBy(ahead)}
    LIMIT 1`.execute(connection);
  return rows.length > 0;
}

/** A warning whose list an interrupted job began is continued. */
export async function findOrInsertWarning(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<string> {
  const begun = await connection
    .selectFrom('keepingWarnings')
    .select('warningId')
    .where('schoolId', '=', schoolId)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();
  if (begun) return begun.warningId;
  const warningId = newId();
  await connection
    .insertInto('keepingWarnings')
    .values({ schoolId, warningId, madeAt: now })
    .execute();
  return warningId;
}

export async function updateToWarned(
  connection: Connection,
  { schoolId, warningId }: { readonly schoolId: string; readonly warningId: string },
  now: Date,
  batch: number,
): Promise<readonly WarnedStudent[]> {
  const listed = addDays(utcDayOf(now), keepingDays.listed);
  const { rows } = await sql<WarnedStudent>`
    WITH part AS MATERIALIZED (
      SELECT st.student_id, ${dueOn} AS due_on
      FROM student_states st JOIN ${rules} r ON r.school_id = st.school_id
      WHERE st.school_id = ${schoolId} AND st.warning_id IS NULL AND ${isDueBy(listed)}
      ORDER BY st.student_id LIMIT ${batch}
      FOR UPDATE OF st
    ), warned AS (
      UPDATE student_states st SET warning_id = ${warningId} FROM part
      WHERE st.school_id = ${schoolId} AND st.student_id = part.student_id
    )
    SELECT t.email, t.first_name, t.language, part.due_on::text
    FROM part JOIN students t ON t.school_id = ${schoolId} AND t.student_id = part.student_id
    ORDER BY part.student_id`.execute(connection);
  return rows;
}

/** A warning that no owner knows of, and about which none was emailed lately. */
export async function hasWarningToMail(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - keepingDays.mailedAgain * 24 * 60 * 60_000);
  const { rows } = await sql`
    SELECT FROM keeping_warnings
    WHERE school_id = ${schoolId} AND known_at IS NULL
      AND (mailed_at IS NULL OR mailed_at <= ${before})
    LIMIT 1`.execute(connection);
  return rows.length > 0;
}

export async function updateMailedAt(
  connection: Connection,
  schoolId: string,
  mailedAt: Date,
): Promise<void> {
  await connection
    .updateTable('keepingWarnings')
    .set({ mailedAt })
    .where('schoolId', '=', schoolId)
    .where('knownAt', 'is', null)
    .execute();
}

/** An email, or the list of the page, is about all warnings that were mailed until then. */
export async function updateToKnown(
  connection: Connection,
  schoolId: string,
  { by, until, now }: { readonly by: 'email' | 'page'; readonly until: Date; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await connection
    .updateTable('keepingWarnings')
    .set({ knownAt: now, knownBy: by })
    .where('schoolId', '=', schoolId)
    .where('knownAt', 'is', null)
    .where('mailedAt', '<=', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface WarningRow {
  readonly madeAt: Date;
  readonly knownAt: Date | null;
  readonly knownBy: 'email' | 'page' | null;
  readonly students: number;
}

export async function findWarnings(
  connection: Connection,
  schoolId: string,
): Promise<readonly WarningRow[]> {
  const { rows } = await sql<WarningRow>`
    SELECT w.made_at, w.known_at, w.known_by, (
      SELECT count(*)::int FROM student_states st
      WHERE st.school_id = w.school_id AND st.warning_id = w.warning_id) AS students
    FROM keeping_warnings w WHERE w.school_id = ${schoolId} AND w.mailed_at IS NOT NULL
    ORDER BY w.made_at DESC`.execute(connection);
  return rows.filter(({ students }) => students > 0);
}
