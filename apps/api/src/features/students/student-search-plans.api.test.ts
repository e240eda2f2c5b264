import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import { readSearchText } from './student-search.rules.ts';
import { numbered, searchSettings } from './student-search.repository.ts';
import { selectSearched } from './student-selection.repository.ts';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Opened;
let schoolId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  for (let school = 0; school < 3; school += 1) {
    ({ schoolId } = await createSchool(database.db));
    // No time limit: a busy machine may need longer than a request may take.
    await database.longRunning.pool.query({
      text: `
        INSERT INTO students (school_id, student_id, first_name, last_name, email, created_at)
        SELECT $1, gen_random_uuid(),
               (ARRAY['Amara', 'Noah', 'Sofia', 'Zoé', 'Émile', 'Wei', 'Priya'])[1 + n % 7],
               (ARRAY['Tremblay', 'Roy', 'Nguyen', 'Kowalski', 'Okafor'])[1 + n / 7 % 5],
               's' || n || '@cedar-ridge.example', now()
        FROM generate_series(1, 4000) n`,
      values: [schoolId],
    });
  }
  await database.longRunning.pool.query('ANALYZE students');
});
afterAll(async () => {
  await database.longRunning.db.deleteFrom('schools').execute();
  await database.close();
});

async function explain(typed: string, how: 'exact' | 'swapped' | 'alike', planMode: string) {
  const search = readSearchText(typed);
  if (!search) throw new Error('too short');
  const filter = { scope: oneSchool(schoolId), withDisabled: false, order: '' } as const;
  const values: unknown[] = [];
  const { with: parts, from, order } = selectSearched({ ...filter, search, how }, numbered(values));
  const before = parts.length === 0 ? '' : `WITH ${parts.join(', ')}`;
  const client = await database.pool.connect();
  try {
    await client.query(`BEGIN; ${searchSettings(30_000, filter)};
      SET LOCAL plan_cache_mode = ${planMode}`);
    const text = `EXPLAIN (COSTS OFF) ${before} SELECT s.student_id FROM ${from} ORDER BY ${order}`;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({ text, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const typed = ['kowlaski', 'nobody.here@cedar-ridge.example', 'cedar-rigde', 'matrin sofai'];
const cases = typed.flatMap((text) =>
  (['exact', 'swapped', 'alike'] as const).flatMap((how) =>
    // A list uses a generic plan, an export a custom one.
    ['force_generic_plan', 'force_custom_plan'].map((planMode) => [text, how, planMode] as const),
  ),
);

it.each(cases)('uses an index to search a school for %j (%s, %s)', async (text, how, planMode) => {
  const plan = await explain(text, how, planMode);
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('Seq Scan on students');
});
