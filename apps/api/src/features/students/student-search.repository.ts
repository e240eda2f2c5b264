import type { PoolClient } from 'pg';
import type { Pool } from '../../platform/database/database.ts';
import type { SearchText } from './search-text.ts';
import type { ListedRow } from './student.mapper.ts';
import {
  likenessMin,
  listedColumns,
  selectSearched,
  type SearchedFilter,
  type StudentFilter,
} from './student-selection.repository.ts';
import { toPage, type FoundPage, type Page } from './students.repository.ts';

/** A page of who is found; null for a school that is not there. */
export type SearchStudents = (
  filter: StudentFilter,
  search: SearchText,
  page: Page,
) => Promise<FoundPage | null>;

/** It would have taken longer than anybody waits, and kept others waiting. */
export class SearchTooSlow extends Error {}

/** As text: a value of a setting cannot be a value of a statement. */
export const searchSettings = (mostMs: number): string => `
  SET LOCAL statement_timeout = ${mostMs};
  SET LOCAL pg_trgm.word_similarity_threshold = ${likenessMin};
  SET LOCAL jit = off`;

/**
 * Within a school one plan is good for whatever is typed, and to make it anew takes as long as to search.
 * Nobody knows beforehand how many are alike; to read the table from its beginning is a bad guess.
 */
const schoolSettings = `
  SET LOCAL plan_cache_mode = force_generic_plan;
  SET LOCAL enable_seqscan = off`;

export const isTooSlow = (error: unknown): boolean => (error as { code?: string }).code === '57014';

type Row = ListedRow & { readonly total: number };

const searchMs = 3000;

/** Numbers the values of a statement in the order in which it names them. */
export function numbered(values: unknown[]): (of: unknown) => string {
  return (of) => `$${values.push(of)}`;
}

/** Within a school whoever is found is counted. */
async function findInSchool(client: PoolClient, filter: SearchedFilter, page: Page) {
  const values: unknown[] = [];
  const value = numbered(values);
  const school = value(filter.schoolId);
  const { with: before, from, order } = selectSearched(filter, value);
  const found = `found AS MATERIALIZED (
    SELECT s.school_id, s.student_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from})`;
  const text = `
    WITH ${[...before, found].join(', ')}
    SELECT total, page.*
    FROM (SELECT (SELECT count(*) FROM found)::int AS total
          FROM school_totals WHERE school_id = ${school}) t
    LEFT JOIN LATERAL (
      SELECT ${listedColumns}, few.place
      FROM (SELECT * FROM found ORDER BY place LIMIT ${value(page.limit)} OFFSET ${value(page.offset)}) few
      JOIN students s USING (school_id, student_id)
    ) page ON true
    ORDER BY place`;
  const { how, search, withDisabled } = filter;
  const words = how === 'exact' ? '' : `-${search.longWords.length}`;
  const name = `search-${how}${words}-${filter.order}-${String(withDisabled)}`;
  return toPage((await client.query<Row>({ name, text, values })).rows);
}

/** Over all schools nobody counts: one row more than a page says that there are more. */
async function findInAll(
  client: PoolClient,
  filter: SearchedFilter,
  page: Page,
): Promise<FoundPage> {
  const values: unknown[] = [];
  const value = numbered(values);
  const { with: before, from, order } = selectSearched(filter, value);
  const few = `few AS MATERIALIZED (
    SELECT s.school_id, s.student_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from}
    ORDER BY ${order} LIMIT ${value(page.limit + 1)} OFFSET ${value(page.offset)})`;
  const text = `
    WITH ${[...before, few].join(', ')}
    SELECT ${listedColumns} FROM few JOIN students s USING (school_id, student_id) ORDER BY place`;
  return { rows: (await client.query<ListedRow>({ text, values })).rows, total: null };
}

/**
 * Whether anybody fits letter for letter: else, within a school, those who are alike are meant. Among all
 * students there is always somebody alike, and to compare with everybody would take too long.
 */
export async function chooseHow(
  client: PoolClient,
  filter: StudentFilter,
  search: SearchText,
): Promise<'exact' | 'alike'> {
  if (filter.schoolId === null) return 'exact';
  const values: unknown[] = [];
  const exact = { ...filter, order: '', search, how: 'exact' } as const;
  const { from } = selectSearched(exact, numbered(values));
  const text = `SELECT EXISTS (SELECT FROM ${from}) AS "isThere"`;
  const { rows } = await client.query<{ isThere: boolean }>({ text, values });
  return rows[0]?.isThere === true ? 'exact' : 'alike';
}

async function find(client: PoolClient, filter: StudentFilter, search: SearchText, page: Page) {
  const exactly = { ...filter, search, how: 'exact' } as const;
  if (filter.schoolId === null) return findInAll(client, exactly, page);
  const exact = await findInSchool(client, exactly, page);
  // Null for a school that is not there.
  if (exact === null || exact.total > 0) return exact;
  return findInSchool(client, { ...filter, search, how: 'alike' }, page);
}

export const createSearchStudents =
  (pool: Pool): SearchStudents =>
  async (filter, search, page) => {
    const client = await pool.connect();
    try {
      const settings = filter.schoolId === null ? '' : `; ${schoolSettings}`;
      await client.query(`BEGIN READ ONLY; ${searchSettings(searchMs)}${settings}`);
      const found = await find(client, filter, search, page);
      await client.query('COMMIT');
      client.release();
      return found;
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw isTooSlow(error) ? new SearchTooSlow('search', { cause: error }) : error;
    }
  };
