import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { matching } from './people.repository.ts';
import { readPeopleSearch } from './people.rules.ts';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Opened;
beforeAll(async () => {
  database = await openTestDatabase();
  const { schoolId } = await createSchool(database.db);
  // Half of the students have a username and a placeholder as address. No time limit: a busy machine
  // may need longer than a request may take.
  await database.longRunning.pool.query({
    text: `
      INSERT INTO identity_users (id, email, username, role, school_id, created_at, updated_at)
      SELECT id, CASE WHEN n % 2 = 0 THEN 'plan' || n || '@cedar-ridge.example'
                      ELSE id || '@username.invalid' END,
             CASE WHEN n % 2 = 1 THEN 'planotter' || n END, 'student', $1, now(), now()
      FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 20000) n) new`,
    values: [schoolId],
  });
  await database.longRunning.pool.query('ANALYZE identity_users');
});
afterAll(async () => {
  await database.longRunning.db.deleteFrom('schools').execute();
  await database.close();
});

it.each([
  ['plan1', true],
  ['plan1', false],
  ['plan123@cedar-ridge.example', true],
  ['plan123@cedar-ridge.example', false],
  ['01900000-0000-7000-8000-0000000000a1', false],
] as const)('searches %j with indexes only (only whole: %s)', async (typed, onlyWhole) => {
  const search = readPeopleSearch(typed);
  if (!search) throw new Error('too short');
  const found = matching(search, { onlyWhole, limit: 21 });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN (COSTS OFF) ${found}`.execute(
    database.longRunning.db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
  // The index has the order, so that a short beginning of many addresses reads few rows. Of the few
  // staff here, the planner may as well sort them.
  if (!onlyWhole) expect(plan).not.toContain('Sort');
});
