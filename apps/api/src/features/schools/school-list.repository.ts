import type { SchoolSort } from '@trio/contracts/schools';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { School } from './schools.repository.ts';
import { addressHolds, holds, holdsFolded } from './text-search.repository.ts';

export interface SchoolFilter {
  /** In the name, the code or the contact's address. */
  readonly search?: string;
  /** Only those that wait for something: 'approval' includes those that wait for verification. */
  readonly waitsFor?: 'verification' | 'approval';
  /** Only those whose address was verified, or only the others. */
  readonly isVerified?: boolean;
}

export interface SchoolOrder {
  /** By name where nothing is said. */
  readonly sort?: SchoolSort | '';
  /** A part of them; all where nothing is said. */
  readonly part?: { readonly offset: number; readonly limit: number };
}

export interface SchoolOverview extends School {
  readonly studentCount: number;
  /** Of whoever signed the school up, or came first of those who are there. Null where nobody is. */
  readonly contactFirstName: string | null;
  readonly contactLastName: string | null;
  readonly contactEmail: string | null;
}

/** Who has joined comes before who is only invited. */
const contactsFirst = sql`invited_at IS NOT NULL, created_at, staff_id`;

// Of the few addresses that match, and of no others, is asked whether they are the contact's.
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

/** Their ids alone, in order: what a page leaves out costs next to nothing. */
export async function findSchoolIds(
  connection: Connection,
  filter: SchoolFilter,
  { sort = '', part }: SchoolOrder,
): Promise<string[]> {
  const direction = sort.endsWith(':desc') ? 'desc' : 'asc';
  const { offset, limit } = part ?? { offset: 0, limit: null };
  const rows = sort.startsWith('studentcount')
    ? // Every school has its row of totals: nobody is left out, and no student counted.
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

/** Those that are there, in the order in which they are named. */
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
