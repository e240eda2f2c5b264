import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { mergedColumns } from '../../data/student-columns.repository.ts';

/** Two accounts of one school, both locked by this transaction. */
export interface Merger {
  readonly schoolId: string;
  readonly kept: string;
  readonly removed: string;
}

/**
 * A student has at most one sort in progress: the one answered last stays. All confirmed sorts stay.
 * If a device sent the same sort to both accounts, the confirmed copy stays, else the kept
 * account's.
 */
export async function moveSorts(connection: Connection, merger: Merger): Promise<void> {
  const { schoolId, kept, removed } = merger;
  await sql`
    DELETE FROM sorts ours USING sorts twin
    WHERE ours.school_id = ${schoolId} AND ours.student_id = ${kept} AND ours.confirmed_at IS NULL
      AND twin.school_id = ${schoolId} AND twin.student_id = ${removed}
      AND twin.sort_id = ours.sort_id AND twin.confirmed_at IS NOT NULL`.execute(connection);
  await sql`
    DELETE FROM sorts WHERE school_id = ${schoolId} AND (student_id, sort_id) = (
      SELECT student_id, sort_id FROM sorts
      WHERE school_id = ${schoolId} AND student_id IN (${kept}, ${removed}) AND confirmed_at IS NULL
      ORDER BY greatest(started_ms, (SELECT max(ms) FROM unnest(answered_ms) ms)) DESC,
               created_at DESC, student_id
      OFFSET 1)`.execute(connection);
  await sql`
    UPDATE sorts SET student_id = ${kept}
    WHERE school_id = ${schoolId} AND student_id = ${removed} AND NOT EXISTS (
      SELECT FROM sorts twin
      WHERE twin.school_id = ${schoolId} AND twin.student_id = ${kept} AND twin.sort_id = sorts.sort_id)`.execute(
    connection,
  );
}

/**
 * Before the sorts move, and their steps with them. A student has at most one open step: the newer
 * one stays open. A device may have sent the same check-in to both accounts.
 */
export async function updateStepsToMerge(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE student_steps SET outcome = 'changed', closed_at = ${now}, remind_at = NULL
    WHERE school_id = ${schoolId} AND (student_id, step_id) = (
      SELECT student_id, step_id FROM student_steps
      WHERE school_id = ${schoolId} AND student_id IN (${kept}, ${removed}) AND closed_at IS NULL
      ORDER BY created_at DESC, step_id DESC
      OFFSET 1)`.execute(connection);
  await sql`
    UPDATE step_check_ins SET check_in_id = gen_random_uuid()
    WHERE school_id = ${schoolId} AND student_id = ${removed} AND check_in_id IN (
      SELECT check_in_id FROM step_check_ins
      WHERE school_id = ${schoolId} AND student_id = ${kept})`.execute(connection);
}

/** The steps of a sort that both accounts have; the others have moved with their sorts. */
export async function moveSteps(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
): Promise<void> {
  await sql`
    UPDATE student_steps SET student_id = ${kept}
    WHERE school_id = ${schoolId} AND student_id = ${removed}`.execute(connection);
}

/** Files need not move: their path has the school and the picture, not the student. */
export async function movePictures(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
): Promise<void> {
  await connection
    .updateTable('cardImages')
    .set({ studentId: kept })
    .where((eb) => eb.and({ schoolId, studentId: removed }))
    .execute();
}

export async function moveSurveyAnswers(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
): Promise<void> {
  await sql`
    INSERT INTO survey_answers AS ours (school_id, student_id, survey, language, answers, answered_at)
      SELECT school_id, ${kept}, survey, language, answers, answered_at FROM survey_answers
      WHERE school_id = ${schoolId} AND student_id = ${removed}
    ON CONFLICT (school_id, student_id, survey) DO UPDATE SET
      language = excluded.language, answers = excluded.answers, answered_at = excluded.answered_at
      WHERE ours.answered_at < excluded.answered_at`.execute(connection);
}

export async function updateTotals(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
): Promise<void> {
  await sql`
    UPDATE students s SET ${sql.raw(mergedColumns)}
    FROM students other,
      (SELECT count(*) AS sorts, count(*) FILTER (WHERE time_spent_ms > 0) AS timed,
              coalesce(sum(time_spent_ms), 0) AS spent
       FROM sorts
       WHERE school_id = ${schoolId} AND student_id = ${kept} AND confirmed_at IS NOT NULL) total
      LEFT JOIN LATERAL
      (SELECT confirmed_at, selected, is_quick FROM sorts
       WHERE school_id = ${schoolId} AND student_id = ${kept} AND confirmed_at IS NOT NULL
       ORDER BY confirmed_at DESC, sort_id DESC LIMIT 1) latest ON true
    WHERE s.school_id = ${schoolId} AND s.student_id = ${kept}
      AND other.school_id = ${schoolId} AND other.student_id = ${removed}`.execute(connection);
}

/** The later day counts, so that a merge never brings a deletion forward. */
export async function moveLastHere(
  connection: Connection,
  { schoolId, kept, removed }: Merger,
): Promise<void> {
  await sql`
    UPDATE student_states ours
    SET last_here_on = greatest(ours.last_here_on, theirs.last_here_on),
        keep_until = greatest(ours.keep_until, theirs.keep_until), warning_id = NULL
    FROM student_states theirs
    WHERE ours.school_id = ${schoolId} AND ours.student_id = ${kept}
      AND theirs.school_id = ${schoolId} AND theirs.student_id = ${removed}`.execute(connection);
}
