import type { PoolClient } from 'pg';
import type { Pool } from '../../platform/database/database.ts';
import { listed, type ListedStudentRow } from './listed-students.repository.ts';
import type { SearchText } from './student-search.rules.ts';
import {
  isInOneSchool,
  likenessMin,
  selectSearched,
  shapeOf,
  type SearchedFilter,
  type StudentFilter,
} from './student-selection.repository.ts';
import { toPage, type FoundPage, type Page } from './students.repository.ts';

export class SearchTooSlow extends Error {}

/**
 * Text, because SET takes no parameters. The planner cannot estimate similarity matches and may
 * scan all schools' students; within one school an index is always better.
 */
export const searchSettings = (mostMs: number, { scope }: StudentFilter): string => `
  SET LOCAL statement_timeout = ${mostMs};
  SET LOCAL pg_trgm.word_similarity_threshold = ${likenessMin};
  SET LOCAL jit = off;
  SET LOCAL enable_seqscan = ${isInOneSchool(scope) ? 'off' : 'on'}`;

/** Within a school one plan suits every search, and planning takes as long as searching. */
const onePlan = 'SET LOCAL plan_cache_mode = force_generic_plan';

export const isTooSlow = (error: unknown): boolean => (error as { code?: string }).code === '57014';

type Row = ListedStudentRow & { readonly total: number };

const searchMs = 3000;

export function numbered(values: unknown[]): (of: unknown) => string {
  return (of) => `$${values.push(of)}`;
}

async function findInSchool(
  client: PoolClient,
  schoolId: string,
  filter: SearchedFilter,
  page: Page,
) {
  const values: unknown[] = [];
  const value = numbered(values);
  const school = value(schoolId);
  const { with: before, from, order } = selectSearched(filter, value);
  const found = `found AS MATERIALIZED (
    SELECT s.school_id, s.student_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from})`;
  const text = `
    WITH ${[...before, found].join(', ')}
    SELECT total, page.*
    FROM (SELECT (SELECT count(*) FROM found)::int AS total
          FROM school_totals WHERE school_id = ${school}) t
    LEFT JOIN LATERAL (
      SELECT ${listed.columns}, few.place
      FROM (SELECT * FROM found ORDER BY place LIMIT ${value(page.limit)} OFFSET ${value(page.offset)}) few
      ${listed.joins}
    ) page ON true
    ORDER BY place`;
  const { how, search } = filter;
  const words = how === 'exact' ? '' : `-${search.tolerantWords.length}`;
  const name = `search-${how}${words}-${shapeOf(filter)}`;
  return toPage((await client.query<Row>({ name, text, values })).rows);
}

/** Over all schools there is no count; one extra row tells whether there are more. */
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
    SELECT ${listed.columns} FROM few ${listed.joins} ORDER BY place`;
  return { rows: (await client.query<ListedStudentRow>({ text, values })).rows, total: null };
}

/**
 * Strictest first. Over all schools only exact: there are always similar names, and comparing with
 * every student takes too long.
 */
const waysOf = ({ scope }: StudentFilter, search: SearchText): SearchedFilter['how'][] =>
  !isInOneSchool(scope) || search.tolerantWords.length === 0
    ? ['exact']
    : ['exact', 'swapped', 'alike'];

export async function chooseHow(
  client: PoolClient,
  filter: StudentFilter,
  search: SearchText,
): Promise<SearchedFilter['how']> {
  const ways = waysOf(filter, search);
  for (const how of ways.slice(0, -1)) {
    const values: unknown[] = [];
    const { with: before, from } = selectSearched(
      { ...filter, order: '', search, how },
      numbered(values),
    );
    const parts = before.length === 0 ? '' : `WITH ${before.join(', ')}`;
    const text = `${parts} SELECT EXISTS (SELECT FROM ${from}) AS "isThere"`;
    const { rows } = await client.query<{ isThere: boolean }>({ text, values });
    if (rows[0]?.isThere === true) return how;
  }
  return ways.at(-1) ?? 'exact';
}

async function find(client: PoolClient, filter: StudentFilter, search: SearchText, page: Page) {
  const { scope } = filter;
  if (!isInOneSchool(scope)) return findInAll(client, { ...filter, search, how: 'exact' }, page);
  let found: Awaited<ReturnType<typeof findInSchool>> = null;
  for (const how of waysOf(filter, search)) {
    found = await findInSchool(client, scope.schoolId, { ...filter, search, how }, page);
    if (found === null || found.total > 0) return found;
  }
  return found;
}

export async function findSearchedStudents(
  pool: Pool,
  filter: StudentFilter,
  search: SearchText,
  page: Page,
): Promise<FoundPage | null> {
  const client = await pool.connect();
  try {
    const plan = isInOneSchool(filter.scope) ? `; ${onePlan}` : '';
    await client.query(`BEGIN READ ONLY; ${searchSettings(searchMs, filter)}${plan}`);
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
}
