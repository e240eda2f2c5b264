import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

export interface YearOfFigures {
  readonly year: number;
  /** First day of the school year, and of the next one. */
  readonly from: string;
  readonly to: string;
}

/** Students who were here in the year, and what they did in it. */
const madeFigures = (
  onlyDue: boolean,
  { year, from, to }: YearOfFigures,
  isCurrent: boolean,
) => sql`
  WITH chosen AS (
    SELECT s.school_id, s.board_id
    FROM schools s JOIN boards b USING (board_id)
    WHERE (b.are_figures_due OR NOT ${onlyDue}::boolean)
      AND (${isCurrent}::boolean OR NOT EXISTS (
        SELECT FROM board_school_figures f
        WHERE f.school_id = s.school_id AND f.school_year = ${year}::smallint))
  ), here AS (
    SELECT s.school_id, s.student_id, st.last_here_on
    FROM chosen JOIN students s USING (school_id)
    JOIN student_states st USING (school_id, student_id)
    WHERE NOT s.is_disabled AND s.created_at < ${to}::date AND st.last_here_on >= ${from}::date
  ), sorted AS (
    SELECT school_id, student_id,
           bool_or(o.confirmed_at IS NOT NULL AND o.confirmed_at < ${to}::date) AS finished,
           bool_or(o.confirmed_at IS NOT NULL AND o.confirmed_at < ${to}::date
             AND concat(o.reflection #>> '{reasons,0}', o.reflection #>> '{reasons,1}',
                        o.reflection #>> '{reasons,2}') <> '') AS wrote
    FROM here JOIN sorts o USING (school_id, student_id)
    WHERE coalesce(o.confirmed_at, o.created_at) >= ${from}::date AND o.created_at < ${to}::date
    GROUP BY 1, 2
  )
  SELECT school_id, ${year}::smallint AS school_year, chosen.board_id,
         count(here.student_id)::int AS students,
         count(sorted.student_id)::int AS began,
         count(*) FILTER (WHERE sorted.finished)::int AS finished,
         count(*) FILTER (WHERE sorted.wrote)::int AS wrote,
         date_trunc('month', max(least(here.last_here_on, ${to}::date - 1)))::date AS last_month
  FROM chosen LEFT JOIN here USING (school_id) LEFT JOIN sorted USING (school_id, student_id)
  GROUP BY school_id, chosen.board_id`;

/** One pass over the students and sorts of all boards, or of the boards that changed. */
export async function upsertFigures(
  connection: Connection,
  year: YearOfFigures,
  { onlyDue }: { readonly onlyDue: boolean },
): Promise<void> {
  await sql`
    INSERT INTO board_school_figures
      (school_id, school_year, board_id, students, began, finished, wrote, last_month)
    ${madeFigures(onlyDue, year, true)}
    ON CONFLICT (school_id, school_year) DO UPDATE SET
      board_id = excluded.board_id, students = excluded.students, began = excluded.began,
      finished = excluded.finished, wrote = excluded.wrote, last_month = excluded.last_month`.execute(
    connection,
  );
}

/** Figures of a year that is over never change: a later deletion must not show in them. */
export async function insertEarlierFigures(
  connection: Connection,
  year: YearOfFigures,
  { onlyDue }: { readonly onlyDue: boolean },
): Promise<void> {
  await sql`
    INSERT INTO board_school_figures
      (school_id, school_year, board_id, students, began, finished, wrote, last_month)
    SELECT * FROM (${madeFigures(onlyDue, year, false)}) made WHERE students > 0
    ON CONFLICT DO NOTHING`.execute(connection);
}

/** A student counts once for a card, however often it was chosen in the year. */
export async function replaceChallenges(
  connection: Connection,
  { year, from, to }: YearOfFigures,
  { onlyDue }: { readonly onlyDue: boolean },
): Promise<void> {
  await sql`
    DELETE FROM board_challenges c USING boards b
    WHERE b.board_id = c.board_id AND c.school_year = ${year}::smallint
      AND (b.are_figures_due OR NOT ${onlyDue}::boolean)`.execute(connection);
  await sql`
    INSERT INTO board_challenges (board_id, school_year, card, students, schools)
    SELECT s.board_id, ${year}::smallint, card #>> '{}',
           count(DISTINCT (o.school_id, o.student_id)), count(DISTINCT o.school_id)
    FROM boards b JOIN schools s USING (board_id)
    JOIN sorts o ON o.school_id = s.school_id
    JOIN students t ON t.school_id = o.school_id AND t.student_id = o.student_id
    CROSS JOIN LATERAL jsonb_array_elements(o.selected) card
    WHERE (b.are_figures_due OR NOT ${onlyDue}::boolean) AND NOT t.is_disabled
      AND o.confirmed_at >= ${from}::date AND o.confirmed_at < ${to}::date
      AND jsonb_typeof(card) = 'string'
    GROUP BY 1, 3`.execute(connection);
}

export async function updateFiguredAt(
  connection: Connection,
  { onlyDue }: { readonly onlyDue: boolean },
  now: Date,
): Promise<void> {
  await connection
    .updateTable('boards')
    .set({ figuredAt: now, areFiguresDue: false })
    .$if(onlyDue, (query) => query.where('areFiguresDue', '=', true))
    .execute();
}

/** Waits for a school that is just being moved, so that its board is not marked as done. */
export async function lockBoards(
  connection: Connection,
  { onlyDue }: { readonly onlyDue: boolean },
): Promise<number> {
  const rows = await connection
    .selectFrom('boards')
    .select('boardId')
    .$if(onlyDue, (query) => query.where('areFiguresDue', '=', true))
    .orderBy('boardId')
    .forNoKeyUpdate()
    .execute();
  return rows.length;
}

export interface SchoolFiguresRow {
  readonly schoolId: string;
  readonly name: string;
  readonly students: number | null;
  readonly began: number | null;
  readonly finished: number | null;
  readonly wrote: number | null;
  readonly lastMonth: string | null;
}

/** Without figures: a school that has just come. */
export async function findFigures(
  connection: Connection,
  { boardId, year }: { readonly boardId: string; readonly year: number },
): Promise<SchoolFiguresRow[]> {
  const { rows } = await sql<SchoolFiguresRow>`
    SELECT s.school_id, s.name, f.students, f.began, f.finished, f.wrote,
           to_char(f.last_month, 'YYYY-MM') AS last_month
    FROM schools s LEFT JOIN board_school_figures f
      ON f.school_id = s.school_id AND f.board_id = s.board_id AND f.school_year = ${year}::smallint
    WHERE s.board_id = ${boardId}::uuid
    ORDER BY s.sort_name, s.school_id`.execute(connection);
  return rows;
}

export async function findYears(connection: Connection, boardId: string): Promise<number[]> {
  const rows = await connection
    .selectFrom('boardSchoolFigures')
    .select('schoolYear')
    .distinct()
    .where('boardId', '=', boardId)
    .orderBy('schoolYear', 'desc')
    .execute();
  return rows.map(({ schoolYear }) => schoolYear);
}

export const findChallenges = (
  connection: Connection,
  { boardId, year }: { readonly boardId: string; readonly year: number },
): Promise<{ card: string; students: number; schools: number }[]> =>
  connection
    .selectFrom('boardChallenges')
    .select(['card', 'students', 'schools'])
    .where('boardId', '=', boardId)
    .where('schoolYear', '=', year)
    .execute();
