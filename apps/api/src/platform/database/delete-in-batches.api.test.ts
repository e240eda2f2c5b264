import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Connection, OpenDatabase } from './database.ts';
import { deleteInBatches } from './delete-in-batches.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const old = new Date('2001-01-01T00:00:00Z');
const recent = new Date('2001-01-03T00:00:00Z');
const limit = new Date('2001-01-02T00:00:00Z');

const insertEvents = (connection: Connection, rows: number, occurredAt: Date) =>
  sql`INSERT INTO usage_events (event_id, occurred_at, name, language, route)
    SELECT gen_random_uuid(), ${occurredAt}, 'page-view', 'en', '/' FROM generate_series(1, ${rows}::int)`.execute(
    connection,
  );

const rollback = new Error('Rolls back the test.');

async function deletedByStatement(work: (connection: Connection) => Promise<void>) {
  const sizes: number[] = [];
  await database.db
    .transaction()
    .execute(async (connection) => {
      await sql`CREATE TEMP TABLE deletions (n bigint GENERATED ALWAYS AS IDENTITY, size int)`.execute(
        connection,
      );
      await sql`CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO deletions (size) SELECT count(*) FROM gone; RETURN NULL; END'`.execute(
        connection,
      );
      await sql`CREATE TRIGGER note_deletion AFTER DELETE ON usage_events
        REFERENCING OLD TABLE AS gone EXECUTE FUNCTION note_deletion()`.execute(connection);
      await work(connection);
      const { rows } = await sql<{
        size: number;
      }>`SELECT size FROM deletions ORDER BY n`.execute(connection);
      sizes.push(...rows.map(({ size }) => size));
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return sizes;
}

it('deletes only the matching rows, one batch per statement', async () => {
  const sizes = await deletedByStatement(async (connection) => {
    await insertEvents(connection, 25, old);
    await insertEvents(connection, 3, recent);
    const before = (time: Date) =>
      connection
        .selectFrom('usageEvents')
        .select('eventId')
        .where('occurredAt', '<=', time)
        .execute();
    await deleteInBatches(connection, 'usageEvents', (eb) => eb('occurredAt', '<', limit), 10);
    expect(await before(limit)).toEqual([]);
    expect(await before(recent)).toHaveLength(3);
  });
  expect(sizes).toEqual([10, 10, 5, 0]);
});
