import type { Pool } from '../../platform/database/database.ts';
import type { FigureScope } from '../../platform/identity/school-scope.ts';
import { isInClass, isInClassesOf, type StudentSet } from '../../data/class-scope.repository.ts';

type FigureSet = StudentSet<FigureScope>;

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

/** A statement over the students of a teacher's classes, or of one class. */
const ofClasses = (name: string, text: (from: string) => string) => {
  const statement = (kind: string, condition: string) => ({
    name: `${name}-of-${kind}`,
    text: text(`FROM students s WHERE s.school_id = $1 AND ${condition}`),
  });
  return {
    ofClasses: statement('classes', isInClassesOf('s.school_id', 's.student_id', '$2')),
    ofClass: statement('class', isInClass('s.school_id', 's.student_id', '$2')),
  };
};

const totals = {
  ...ofClasses(
    'totals',
    (from) => `SELECT count(*)::float8 AS students,
             coalesce(sum(sort_attempts), 0)::float8 AS "sortAttempts",
             coalesce(sum(timed_sorts), 0)::float8 AS "timedSorts",
             (count(*) FILTER (WHERE timed_sorts > 0))::float8 AS "timedStudents",
             coalesce(sum(time_spent_ms), 0)::float8 AS "timeSpentMs",
             (count(*) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled))::float8 AS "sortedStudents",
             (count(*) FILTER (WHERE is_disabled))::float8 AS "disabledStudents",
             NULL AS schools
           ${from}`,
  ),
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
  ...ofClasses(
    'months',
    (
      from,
    ) => `SELECT to_char(date_trunc('month', s.created_at AT TIME ZONE 'UTC'), 'YYYY-MM') AS key,
             count(*)::float8 AS count
           ${from} GROUP BY 1 ORDER BY 1 DESC`,
  ),
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
  ...ofClasses(
    'challenges',
    (from) => `SELECT card #>> '{}' AS key, count(*)::float8 AS count
           FROM (SELECT selected ${from}) s, jsonb_array_elements(selected) card
           WHERE jsonb_typeof(card) = 'string'
           GROUP BY 1 ORDER BY 2 DESC, (card #>> '{}') COLLATE "C"`,
  ),
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
  of: {
    readonly ofSchool: Statement;
    readonly ofClasses: Statement;
    readonly ofClass: Statement;
    readonly ofAll: Statement;
  },
  { scope, classId }: FigureSet,
): Promise<[string, number][] | null> {
  if (scope.kind === 'all-schools') return toPairs(await findCounts(pool, of.ofAll));
  if (classId !== undefined) {
    return toPairs(await findCounts(pool, of.ofClass, [scope.schoolId, classId]));
  }
  if (scope.kind === 'classes') {
    return toPairs(await findCounts(pool, of.ofClasses, [scope.schoolId, scope.teacherId]));
  }
  const rows = await findCounts(pool, of.ofSchool, [scope.schoolId]);
  return rows.length === 0 ? null : toPairs(rows);
}

// A school's figures come from the rollups, so their cost does not grow with its students. Null
// means that the school does not exist: it has no row of totals.

function totalsIn({ scope, classId }: FigureSet) {
  if (scope.kind !== 'all-schools' && classId !== undefined) {
    return { ...totals.ofClass, values: [scope.schoolId, classId] };
  }
  switch (scope.kind) {
    case 'all-schools':
      return totals.ofAll;
    case 'classes':
      return { ...totals.ofClasses, values: [scope.schoolId, scope.teacherId] };
    case 'school':
      return { ...totals.ofSchool, values: [scope.schoolId] };
  }
}

export async function findTotals(pool: Pool, set: FigureSet): Promise<Totals | null> {
  const { rows } = await pool.query<Totals>(totalsIn(set));
  return rows[0] ?? null;
}

export const findStudentMonths = (
  pool: Pool,
  set: FigureSet,
): Promise<[month: string, students: number][] | null> => findCountsIn(pool, months, set);

export const findSchoolMonths = async (pool: Pool): Promise<[month: string, schools: number][]> =>
  toPairs(await findCounts(pool, months.ofSchools));

export const findChallenges = (
  pool: Pool,
  set: FigureSet,
): Promise<[card: string, picks: number][] | null> => findCountsIn(pool, challenges, set);

const toPairs = (rows: readonly { key: string | null; count: number }[]): [string, number][] =>
  rows.flatMap(({ key, count }): [string, number][] => (key === null ? [] : [[key, count]]));
