import type { Pool } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

export interface Totals {
  readonly students: number;
  readonly sortAttempts: number;
  readonly timedSorts: number;
  readonly timedStudents: number;
  readonly timeSpentMs: number;
  readonly disabledStudents: number;
  /** Enabled students with at least one confirmed sort. */
  readonly sortedStudents: number;
  readonly schools: number | null;
}

const totals = {
  ofSchool: {
    name: 'totals-of-school',
    text: `SELECT students::float8, sort_attempts::float8 AS "sortAttempts",
             timed_sorts::float8 AS "timedSorts", timed_students::float8 AS "timedStudents",
             time_spent_ms::float8 AS "timeSpentMs", sorted_students::float8 AS "sortedStudents",
             disabled_students::float8 AS "disabledStudents",
             NULL AS schools
           FROM school_totals WHERE school_id = $1`,
  },
  ofAll: {
    name: 'totals-of-all',
    text: `SELECT coalesce(sum(students), 0)::float8 AS students,
             coalesce(sum(sort_attempts), 0)::float8 AS "sortAttempts",
             coalesce(sum(timed_sorts), 0)::float8 AS "timedSorts",
             coalesce(sum(timed_students), 0)::float8 AS "timedStudents",
             coalesce(sum(time_spent_ms), 0)::float8 AS "timeSpentMs",
             coalesce(sum(sorted_students), 0)::float8 AS "sortedStudents",
             coalesce(sum(disabled_students), 0)::float8 AS "disabledStudents",
             (SELECT count(*) FROM schools WHERE verified_at IS NOT NULL)::int AS schools
           FROM platform_totals`,
  },
};

const months = {
  ofSchool: {
    name: 'months-of-school',
    text: `SELECT to_char(month, 'YYYY-MM') AS key, m.students::float8 AS count
           FROM school_totals t LEFT JOIN school_months m ON m.school_id = t.school_id AND m.students > 0
           WHERE t.school_id = $1 ORDER BY month DESC`,
  },
  ofAll: {
    name: 'months-of-all',
    text: `SELECT to_char(month, 'YYYY-MM') AS key, sum(students)::float8 AS count
           FROM platform_months GROUP BY month HAVING sum(students) > 0 ORDER BY month DESC`,
  },
  ofSchools: {
    name: 'months-of-schools',
    // One index range per month is five times faster than computing each school's month.
    text: `SELECT to_char(month, 'YYYY-MM') AS key, here.count
           FROM generate_series(
             (SELECT date_trunc('month', min(created_at) AT TIME ZONE 'UTC') FROM schools
               WHERE verified_at IS NOT NULL),
             (SELECT max(created_at) AT TIME ZONE 'UTC' FROM schools WHERE verified_at IS NOT NULL),
             interval '1 month') month,
           LATERAL (
             SELECT count(*)::float8 AS count FROM schools
             WHERE verified_at IS NOT NULL AND created_at >= month AT TIME ZONE 'UTC'
               AND created_at < (month + interval '1 month') AT TIME ZONE 'UTC') here
           WHERE here.count > 0 ORDER BY month DESC`,
  },
};

const challenges = {
  ofSchool: {
    name: 'challenges-of-school',
    text: `SELECT card AS key, c.picks::float8 AS count
           FROM school_totals t LEFT JOIN school_challenges c ON c.school_id = t.school_id AND c.picks > 0
           WHERE t.school_id = $1 ORDER BY picks DESC, card COLLATE "C"`,
  },
  ofAll: {
    name: 'challenges-of-all',
    text: `SELECT card AS key, sum(picks)::float8 AS count
           FROM platform_challenges GROUP BY card HAVING sum(picks) > 0
           ORDER BY sum(picks) DESC, card COLLATE "C"`,
  },
};

interface Statement {
  readonly name: string;
  readonly text: string;
}

const findCounts = async (pool: Pool, statement: Statement, values: readonly string[] = []) =>
  (await pool.query<{ key: string | null; count: number }>({ ...statement, values: [...values] }))
    .rows;

async function findCountsIn(
  pool: Pool,
  of: { readonly ofSchool: Statement; readonly ofAll: Statement },
  scope: SchoolScope,
): Promise<[string, number][] | null> {
  if (scope.kind === 'all-schools') return toPairs(await findCounts(pool, of.ofAll));
  const rows = await findCounts(pool, of.ofSchool, [scope.schoolId]);
  return rows.length === 0 ? null : toPairs(rows);
}

// All figures come from the rollups, so their cost does not grow with the number of students. Null
// means that the school does not exist: it has no row of totals.

export async function findTotals(pool: Pool, scope: SchoolScope): Promise<Totals | null> {
  const { rows } =
    scope.kind === 'all-schools'
      ? await pool.query<Totals>(totals.ofAll)
      : await pool.query<Totals>({ ...totals.ofSchool, values: [scope.schoolId] });
  return rows[0] ?? null;
}

export const findStudentMonths = (
  pool: Pool,
  scope: SchoolScope,
): Promise<[month: string, students: number][] | null> => findCountsIn(pool, months, scope);

export const findSchoolMonths = async (pool: Pool): Promise<[month: string, schools: number][]> =>
  toPairs(await findCounts(pool, months.ofSchools));

export const findChallenges = (
  pool: Pool,
  scope: SchoolScope,
): Promise<[card: string, picks: number][] | null> => findCountsIn(pool, challenges, scope);

const toPairs = (rows: readonly { key: string | null; count: number }[]): [string, number][] =>
  rows.flatMap(({ key, count }): [string, number][] => (key === null ? [] : [[key, count]]));
