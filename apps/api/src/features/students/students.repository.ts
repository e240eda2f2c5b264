import type { Pool } from '../../platform/database/database.ts';
import type { OpenSchoolsOf } from '../../platform/identity/school-scope.ts';
import { listed, type ListedStudentRow } from './listed-students.repository.ts';
import {
  isNarrowed,
  selectStudents,
  shapeOf,
  type StudentFilter,
} from './student-selection.repository.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPage {
  readonly rows: readonly ListedStudentRow[];
  /** Null if not counted: one extra row then tells whether there are more. */
  readonly total: number | null;
}

type Row = ListedStudentRow & { readonly total: number };

/** Each row carries the total; an empty page has one row with the total alone. */
export const toPage = (
  rows: readonly (Omit<Row, 'studentId'> & { studentId: string | null })[],
) => {
  const [first] = rows;
  if (!first) return null;
  return { rows: rows.filter((row): row is Row => row.studentId !== null), total: first.total };
};

const shown = (withDisabled: boolean) =>
  withDisabled ? 'students' : 'students - disabled_students';
const enabled = (withDisabled: boolean) => (withDisabled ? '' : 'AND NOT is_disabled');

const indexedOrders = ['', 'asc', 'desc', 'name-asc', 'name-desc'] as const;
type IndexedOrder = (typeof indexedOrders)[number];
const isIndexed = (order: string): order is IndexedOrder =>
  (indexedOrders as readonly string[]).includes(order);

/**
 * Up to the page only ids are read, from an index alone. The total comes from a rollup, which every
 * school has.
 */
const ofSchool = ({ withDisabled }: StudentFilter, order: IndexedOrder) => {
  const direction = order.endsWith('desc') ? 'DESC' : '';
  const column = order === 'asc' || order === 'desc' ? 'last_sorted_at' : 'sort_name';
  return {
    name: `students-${order}-${String(withDisabled)}`,
    text: `
      SELECT total, page.*
      FROM (SELECT (${shown(withDisabled)})::int AS total FROM school_totals WHERE school_id = $1) t
      LEFT JOIN LATERAL (
        SELECT ${listed.columns}, s.${column} AS place
        FROM (
          SELECT school_id, student_id FROM students WHERE school_id = $1 ${enabled(withDisabled)}
          ORDER BY ${column} ${direction}, student_id ${direction} LIMIT $2 OFFSET $3
        ) few ${listed.joins}
      ) page ON true
      ORDER BY place ${direction}, "studentId" ${direction}`,
  };
};

/**
 * Counted, because no rollup has the total. Reads the filtered students of one school: some
 * milliseconds for 9,000.
 */
function narrowed(filter: StudentFilter, schoolId: string, { limit, offset }: Page) {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { from, order } = selectStudents(filter, value);
  return {
    name: `students-of-${shapeOf(filter)}`,
    text: `
      WITH found AS MATERIALIZED (
        SELECT s.school_id, s.student_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from}
      )
      SELECT total, page.*
      FROM (SELECT (SELECT count(*) FROM found)::int AS total
            FROM school_totals WHERE school_id = ${value(schoolId)}) t
      LEFT JOIN LATERAL (
        SELECT ${listed.columns}, few.place
        FROM (SELECT * FROM found ORDER BY place LIMIT ${value(limit)} OFFSET ${value(offset)}) few
        ${listed.joins}
      ) page ON true
      ORDER BY place`,
    values,
  };
}

/** The schools' totals tell in which school the page begins. */
const ofAllByName = ({ withDisabled }: StudentFilter) => ({
  name: `all-students-${String(withDisabled)}`,
  text: `
    WITH places AS (
      SELECT school_id, (${shown(withDisabled)}) AS here,
             sum(${shown(withDisabled)}) OVER (ORDER BY school_id) AS until
      FROM school_totals
    ), start AS (
      SELECT school_id, until - here AS before FROM places WHERE until > $2
      ORDER BY school_id LIMIT 1
    )
    SELECT total, page.*
    FROM (SELECT coalesce(sum(${shown(withDisabled)}), 0)::int AS total FROM platform_totals) t
    LEFT JOIN LATERAL (
      SELECT ${listed.columns}, s.school_id, s.sort_name AS place
      FROM (
        SELECT school_id, student_id FROM students
        WHERE school_id >= (SELECT school_id FROM start) ${enabled(withDisabled)}
        ORDER BY school_id, sort_name, student_id
        LIMIT $1 OFFSET $2 - (SELECT before FROM start)
      ) few ${listed.joins}
    ) page ON true
    ORDER BY page.school_id, place, "studentId"`,
});

const ofAllByLastSort = (isBackwards: boolean, withDisabled: boolean) => {
  const direction = isBackwards ? 'DESC' : '';
  return {
    name: `all-students-sorted-${direction}-${String(withDisabled)}`,
    text: `
      SELECT ${listed.columns}
      FROM (
        SELECT school_id, student_id, last_sorted_at FROM students WHERE true ${enabled(withDisabled)}
        ORDER BY last_sorted_at ${direction}, student_id ${direction} LIMIT $1 OFFSET $2
      ) few ${listed.joins}
      ORDER BY few.last_sorted_at ${direction}, few.student_id ${direction}`,
  };
};

const totalOfAll = (withDisabled: boolean) => ({
  name: `all-students-total-${String(withDisabled)}`,
  text: `SELECT coalesce(sum(${shown(withDisabled)}), 0)::int AS total FROM platform_totals`,
});

async function findByLastSort(pool: Pool, filter: StudentFilter, { limit, offset }: Page) {
  const { withDisabled } = filter;
  const counted = await pool.query<{ total: number }>(totalOfAll(withDisabled));
  const total = counted.rows[0]?.total ?? 0;
  const most = Math.min(limit, total - offset);
  if (most <= 0) return { rows: [], total };
  const isFromTheEnd = offset > total / 2;
  const { rows } = await pool.query<ListedStudentRow>({
    ...ofAllByLastSort((filter.order === 'desc') !== isFromTheEnd, withDisabled),
    values: [most, isFromTheEnd ? total - offset - most : offset],
  });
  return { rows: isFromTheEnd ? rows.toReversed() : rows, total };
}

const totalOfSchool = (withDisabled: boolean) => ({
  name: `school-students-total-${String(withDisabled)}`,
  text: `SELECT (${shown(withDisabled)})::int AS total FROM school_totals WHERE school_id = $1`,
});

/** The total counts the students of closed schools too. One extra row tells whether there are more. */
async function findInOpen(
  pool: Pool,
  filter: StudentFilter,
  { schoolIds, of }: OpenSchoolsOf,
  { limit, offset }: Page,
): Promise<FoundPage | null> {
  const { withDisabled } = filter;
  const { rows: totals } = await pool.query<{ total: number }>(
    of.kind === 'school'
      ? { ...totalOfSchool(withDisabled), values: [of.schoolId] }
      : totalOfAll(withDisabled),
  );
  const total = totals[0]?.total;
  if (total === undefined) return null;
  if (schoolIds.length === 0) return { rows: [], total };
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  const { from, order } = selectStudents(filter, value);
  const text = `
    WITH few AS MATERIALIZED (
      SELECT s.school_id, s.student_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from}
      ORDER BY place LIMIT ${value(limit + 1)} OFFSET ${value(offset)}
    )
    SELECT ${listed.columns} FROM few ${listed.joins} ORDER BY few.place`;
  return { rows: (await pool.query<ListedStudentRow>({ text, values })).rows, total };
}

export async function findStudents(
  pool: Pool,
  filter: StudentFilter,
  { limit, offset }: Page,
): Promise<FoundPage | null> {
  const { scope, order } = filter;
  if (scope.kind === 'open-schools') return findInOpen(pool, filter, scope, { limit, offset });
  if (scope.kind === 'all-schools') {
    if (order !== '') return findByLastSort(pool, filter, { limit, offset });
    return toPage(
      (await pool.query<Row>({ ...ofAllByName(filter), values: [limit, offset] })).rows,
    );
  }
  if (scope.kind === 'school' && isIndexed(order) && !isNarrowed(filter)) {
    const values = [scope.schoolId, limit, offset];
    return toPage((await pool.query<Row>({ ...ofSchool(filter, order), values })).rows);
  }
  return toPage((await pool.query<Row>(narrowed(filter, scope.schoolId, { limit, offset }))).rows);
}
