import { schoolsPerPage, type SchoolSort } from '@trio/contracts/schools';
import type { Pool } from '../../platform/database/database.ts';
import type { SchoolOverview } from './school-list.repository.ts';

export type ListedOverview = Pick<
  SchoolOverview,
  | 'schoolId'
  | 'name'
  | 'createdAt'
  | 'verifiedAt'
  | 'approvedAt'
  | 'expiresAt'
  | 'deletionRequestedAt'
  | 'studentCount'
  | 'contactFirstName'
  | 'contactLastName'
  | 'contactEmail'
>;

// Named statements, so that each connection plans them once.

const listedColumns = `
  s.school_id AS "schoolId", s.name, s.created_at AS "createdAt", s.verified_at AS "verifiedAt",
  s.approved_at AS "approvedAt", s.expires_at AS "expiresAt",
  s.deletion_requested_at AS "deletionRequestedAt", n.students::int AS "studentCount",
  c.first_name AS "contactFirstName", c.last_name AS "contactLastName", c.email AS "contactEmail"`;

/** Joined staff come before invited staff. */
const withTotalsAndContact = `
  JOIN school_totals n ON n.school_id = s.school_id
  LEFT JOIN LATERAL (
    SELECT first_name, last_name, email FROM staff WHERE staff.school_id = s.school_id
    ORDER BY invited_at IS NOT NULL, created_at, staff_id LIMIT 1
  ) c ON true`;

const one = {
  name: 'listed-school',
  text: `SELECT ${listedColumns} FROM schools s ${withTotalsAndContact} WHERE s.school_id = $1`,
};

const these = {
  name: 'listed-schools',
  text: `SELECT ${listedColumns}
         FROM unnest($1::uuid[]) WITH ORDINALITY AS named (school_id, place)
         JOIN schools s ON s.school_id = named.school_id ${withTotalsAndContact}
         ORDER BY place`,
};

const orders = {
  '': ['schools', 'sort_name', ''],
  'created:asc': ['schools', 'created_at', ''],
  'created:desc': ['schools', 'created_at', 'DESC'],
  // Every school has a row of totals, so students need not be counted.
  'studentcount:asc': ['school_totals', 'students', ''],
  'studentcount:desc': ['school_totals', 'students', 'DESC'],
} as const;

const isVerified = {
  schools: 'verified_at IS NOT NULL',
  school_totals: `EXISTS (
    SELECT FROM schools WHERE school_id = o.school_id AND verified_at IS NOT NULL)`,
} as const;

/** Up to the page only ids are read, from an index alone. Each row carries the totals. */
const pageBy = (sort: SchoolSort | '', hasUnverified: boolean) => {
  const [table, column, direction] = orders[sort];
  const listed = hasUnverified ? '' : `WHERE ${isVerified[table]}`;
  return {
    name: `schools-page-${sort}-${hasUnverified}`,
    text: `
      SELECT verified + CASE WHEN ${hasUnverified} THEN unverified ELSE 0 END AS total, unverified, page.*
      FROM (SELECT count(*)::int AS verified FROM schools WHERE verified_at IS NOT NULL) v,
      (SELECT count(*)::int AS unverified FROM schools WHERE verified_at IS NULL) u
      LEFT JOIN (
        SELECT ${listedColumns}, few.place
        FROM (
          SELECT school_id, ${column} AS place FROM ${table} o ${listed}
          ORDER BY ${column} ${direction}, school_id ${direction} LIMIT ${schoolsPerPage} OFFSET $1
        ) few JOIN schools s ON s.school_id = few.school_id ${withTotalsAndContact}
      ) page ON true
      ORDER BY place ${direction}, "schoolId" ${direction}`,
  };
};

type Row = Omit<ListedOverview, 'schoolId'> & {
  readonly schoolId: string | null;
  readonly total: number;
  readonly unverified: number;
};

export const findListedSchool = async (
  pool: Pool,
  schoolId: string,
): Promise<ListedOverview | null> =>
  (await pool.query<ListedOverview>({ ...one, values: [schoolId] })).rows[0] ?? null;

export const findListedSchools = async (
  pool: Pool,
  schoolIds: readonly string[],
): Promise<ListedOverview[]> =>
  schoolIds.length === 0
    ? []
    : (await pool.query<ListedOverview>({ ...these, values: [schoolIds] })).rows;

export async function findSchoolsPage(
  pool: Pool,
  sort: SchoolSort | '',
  offset: number,
  hasUnverified: boolean,
): Promise<{
  readonly total: number;
  readonly unverified: number;
  readonly schools: readonly ListedOverview[];
}> {
  const { rows } = await pool.query<Row>({ ...pageBy(sort, hasUnverified), values: [offset] });
  // Past the end, one row holds the totals alone.
  const schools = rows.filter((row): row is Row & ListedOverview => row.schoolId !== null);
  const { total = 0, unverified = 0 } = rows[0] ?? {};
  return { total, unverified, schools };
}
