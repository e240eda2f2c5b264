import { dataKinds } from '@trio/domain/keeping/data-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('knows a kind of data for every table of the database, and no other table', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    ORDER BY relname`.execute(database.db);
  const known = new Set(dataKinds.flatMap(({ tables }) => tables));
  expect([...known].toSorted()).toEqual(rows.map(({ name }) => name));
});
