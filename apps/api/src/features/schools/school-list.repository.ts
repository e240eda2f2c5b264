import { type SchoolSort, schoolsPerPage } from '@trio/contracts/schools';
import { sql } from 'kysely';
import type { Connection, Pool } from '../../platform/database/database.ts';
import type { School } from '../../data/schools.repository.ts';
import { addressHolds, holds, holdsFolded } from './text-search.repository.ts';

export interface SchoolFilter {
  readonly search?: string;
  /** 'approval' includes schools that wait for verification. */
  readonly waitsFor?: 'verification' | 'approval';
  readonly isVerified?: boolean;
}

export interface SchoolOrder {
  readonly sort?: SchoolSort | '';
  readonly part?: { readonly offset: number; readonly limit: number };
}

export interface SchoolOverview extends School {
  readonly studentCount: number;
  readonly contactFirstName: string | null;
  readonly contactLastName: string | null;
  readonly contactEmail: string | null;
}

const contactsFirst = sql`invited_at IS NOT NULL, created_at, staff_id`;

// The contact is looked up only for the few addresses that match.
const isFoundBy = (search: string) => sql<boolean>`(
  ${holdsFolded(sql`s.sort_name`, search)} OR ${holds(sql`s.access_code`, search)}
  OR s.school_id IN (
    SELECT m.school_id FROM staff m
    WHERE ${addressHolds(sql`m.email`, search)} AND m.staff_id = (
      SELECT staff_id FROM staff c WHERE c.school_id = m.school_id
      ORDER BY ${contactsFirst} LIMIT 1)))`;

const matching = (connection: Connection, { search, waitsFor, isVerified }: SchoolFilter) =>
  connection
    .selectFrom('schools as s')
    .$if(search !== undefined, (query) => query.where(isFoundBy(search ?? '')))
    .$if(isVerified !== undefined, (query) =>
      query.where('verifiedAt', isVerified ? 'is not' : 'is', null),
    )
    .$if(waitsFor !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('verifiedAt', 'is', null),
          ...(waitsFor === 'approval' ? [eb('approvedAt', 'is', null)] : []),
        ]),
      ),
    );

export async function countSchools(connection: Connection, filter: SchoolFilter): Promise<number> {
  const { total } = await matching(connection, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findSchoolIds(
  connection: Connection,
  filter: SchoolFilter,
  { sort = '', part }: SchoolOrder,
): Promise<string[]> {
  const direction = sort.endsWith(':desc') ? 'desc' : 'asc';
  const { offset, limit } = part ?? { offset: 0, limit: null };
  const rows = sort.startsWith('studentcount')
    ? // Every school has a row of totals, so students need not be counted.
      await connection
        .selectFrom('schoolTotals as t')
        .select('t.schoolId')
        .$if(Object.keys(filter).length > 0, (query) =>
          query.where('t.schoolId', 'in', matching(connection, filter).select('s.schoolId')),
        )
        .orderBy('t.students', direction)
        .orderBy('t.schoolId', direction)
        .offset(offset)
        .limit(limit)
        .execute()
    : await matching(connection, filter)
        .select('s.schoolId')
        .orderBy(sort === '' ? 's.sortName' : 's.createdAt', direction)
        .orderBy('s.schoolId', direction)
        .offset(offset)
        .limit(limit)
        .execute();
  return rows.map(({ schoolId }) => schoolId);
}

export async function findOverviews(
  connection: Connection,
  schoolIds: readonly string[],
): Promise<SchoolOverview[]> {
  if (schoolIds.length === 0) return [];
  const rows = await connection
    .selectFrom('schools as s')
    .innerJoin('schoolTotals as t', 't.schoolId', 's.schoolId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('staff')
          .select(['firstName', 'lastName', 'email'])
          .whereRef('staff.schoolId', '=', 's.schoolId')
          .orderBy(contactsFirst)
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select([
      sql<number>`t.students::int`.as('studentCount'),
      'c.firstName as contactFirstName',
      'c.lastName as contactLastName',
      'c.email as contactEmail',
    ])
    .where(sql<boolean>`s.school_id = ANY(${schoolIds}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.schoolId, row]));
  return schoolIds.flatMap((schoolId) => byId.get(schoolId) ?? []);
}

export type ListedOverview = Pick<
  SchoolOverview,
  | 'schoolId'
  | 'name'
  | 'createdAt'
  | 'verifiedAt'
  | 'approvedAt'
  | 'refusedAt'
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
  s.approved_at AS "approvedAt", s.refused_at AS "refusedAt", s.expires_at AS "expiresAt",
  s.deletion_requested_at AS "deletionRequestedAt", n.students::int AS "studentCount",
  c.first_name AS "contactFirstName", c.last_name AS "contactLastName", c.email AS "contactEmail"`;

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
