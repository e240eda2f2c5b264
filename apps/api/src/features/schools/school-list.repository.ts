import type { SchoolSort } from '@trio/contracts/schools';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
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
  /** The first staff member; joined staff come before invited staff. */
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

/** Reads ids only, so skipped pages cost little. */
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
