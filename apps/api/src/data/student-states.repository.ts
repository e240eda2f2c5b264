import { utcDayOf } from '@trio/domain/time/days';
import { sql } from 'kysely';
import type { Connection, Pool } from '../platform/database/database.ts';
import type { Progress } from './student-states.mapper.ts';
import type { StudentKey } from './students.repository.ts';

export interface NotedProgress extends Progress, StudentKey {
  readonly activeAt: Date;
}

/**
 * A state from a later save, also one of another server, stays. Marks each class once, without
 * waiting: see the migration.
 */
const updateMany = {
  name: 'student-states-update',
  text: `
    WITH changed AS (
      UPDATE student_states s
      SET stage = n.stage, answered = n.answered, deck_size = n.deck_size, active_at = n.active_at,
          last_here_on = greatest(s.last_here_on, (n.active_at AT TIME ZONE 'UTC')::date),
          warning_id = NULL
      FROM unnest($1::uuid[], $2::uuid[], $3::student_stage[], $4::smallint[], $5::smallint[],
                  $6::timestamptz[]) n (school_id, student_id, stage, answered, deck_size, active_at)
      WHERE s.school_id = n.school_id AND s.student_id = n.student_id
        AND (s.active_at IS NULL OR s.active_at < n.active_at)
      RETURNING s.school_id, s.student_id
    )
    SELECT mark_class(school_id, class_id)
    FROM (SELECT DISTINCT school_id, class_id
          FROM changed JOIN class_students USING (school_id, student_id)) classes`,
};

export async function updateStudentStates(
  pool: Pool,
  noted: readonly NotedProgress[],
): Promise<void> {
  // In the order of their keys, so that two servers never wait for each other in a circle.
  const rows = noted.toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1));
  await pool.query({
    ...updateMany,
    values: [
      rows.map((row) => row.schoolId),
      rows.map((row) => row.studentId),
      rows.map((row) => row.stage),
      rows.map((row) => row.answered),
      rows.map((row) => row.deckSize),
      rows.map((row) => row.activeAt),
    ],
  });
}

/** For rare changes, in their own transaction: reads the state from the student's latest sort. */
export async function refreshStudentState(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  activeAt: Date,
): Promise<void> {
  await sql`
    UPDATE student_states s
    SET stage = coalesce(p.stage, 'joined'), answered = coalesce(p.answered, 0),
        deck_size = coalesce(p.deck_size, 0), active_at = ${activeAt}
    FROM (SELECT) here LEFT JOIN latest_progress(${schoolId}, ${studentId}) p ON true
    WHERE s.school_id = ${schoolId} AND s.student_id = ${studentId}`.execute(connection);
  await sql`
    SELECT mark_class(school_id, class_id) FROM class_students
    WHERE school_id = ${schoolId} AND student_id = ${studentId}`.execute(connection);
}

/** For accounts that staff make: their students have not logged in yet. */
export async function updateToNotJoined(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
): Promise<void> {
  await connection
    .updateTable('studentStates')
    .set({ stage: 'not-joined' })
    .where('schoolId', '=', schoolId)
    .where('studentId', '=', sql<string>`ANY(${studentIds}::uuid[])`)
    .execute();
}

/** Writes once a day. Being here takes the student off the list of a warning. */
export async function updateLastHere(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  now: Date,
): Promise<void> {
  const today = utcDayOf(now);
  await connection
    .updateTable('studentStates')
    .set({ lastHereOn: today, warningId: null })
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('lastHereOn', '<', sql<Date>`${today}::date`)
    .execute();
}

/** Writes only at a student's first log-in. */
export async function updateToJoined(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await sql`
    WITH joined AS (
      UPDATE student_states SET stage = 'joined'
      WHERE school_id = ${schoolId} AND student_id = ${studentId} AND stage = 'not-joined'
      RETURNING school_id, student_id
    )
    SELECT mark_class(school_id, class_id)
    FROM joined JOIN class_students USING (school_id, student_id)`.execute(connection);
}
