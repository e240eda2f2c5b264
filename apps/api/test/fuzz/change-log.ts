import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Notes each changed row in the same transaction, so that a change rolled back leaves no note. */
export async function installChangeLog(db: Database): Promise<void> {
  await sql`CREATE SCHEMA fuzz`.execute(db);
  await sql`CREATE TABLE fuzz.changes (table_name text NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION fuzz.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
        INSERT INTO fuzz.changes VALUES (TG_TABLE_NAME);
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  const tables = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  for (const { name } of tables.rows) {
    await sql`
      CREATE TRIGGER fuzz_note AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(`public.${name}`)}
      FOR EACH ROW EXECUTE FUNCTION fuzz.note()`.execute(db);
  }
}

/** The tables that changed since the last call. */
export async function takeChanges(db: Database): Promise<readonly string[]> {
  const taken = await sql<{ name: string }>`
    WITH taken AS (DELETE FROM fuzz.changes RETURNING table_name)
    SELECT DISTINCT table_name AS name FROM taken ORDER BY 1`.execute(db);
  return taken.rows.map(({ name }) => name);
}
