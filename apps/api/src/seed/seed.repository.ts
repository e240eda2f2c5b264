import type { UsageSums } from '../features/usage/usage-sums.ts';
import { addToSums } from '../features/usage/usage.repository.ts';
import type { Pool, Database } from '../platform/database/database.ts';
import { columnsOf, type Table, type Tables } from './seed-tables.ts';

/** The pool gives up on what takes longer than a person waits; here nobody does. */
const patient = (text: string, values: readonly string[] = []) => ({
  text,
  values: [...values],
  query_timeout: 30 * 60_000,
});

/** Writes many rows in one statement, so that the rollups are counted once for all of them. */
export function createSeedRepository(db: Database, pool: Pool) {
  const statements = new Map<Table, string>();

  return {
    hasUsers: async (): Promise<boolean> =>
      (await db.selectFrom('identityUsers').select('id').limit(1).executeTakeFirst()) !== undefined,

    insertRows: async <T extends Table>(table: T, rows: readonly Tables[T][]): Promise<void> => {
      if (rows.length === 0) return;
      const text = statements.get(table) ?? statementFor(table);
      statements.set(table, text);
      await pool.query(patient(text, [JSON.stringify(rows)]));
    },

    addUsage: (sums: UsageSums): Promise<void> => addToSums(db, sums, 0),

    /** What the database does by itself once it has been left alone for a while. */
    settle: async (): Promise<void> => {
      await pool.query(patient('VACUUM (ANALYZE)'));
    },
  };
}

export type SeedRepository = ReturnType<typeof createSeedRepository>;

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (big) => `_${big.toLowerCase()}`);

/** One parameter holds all rows as JSON; the database reads each column as its type. */
function statementFor(table: Table): string {
  const columns = Object.entries(columnsOf[table]);
  const names = columns.map(([name]) => snakeCase(name)).join(', ');
  // JSON inside comes as a text of its own, as the product's own mappers give it.
  const values = columns.map(([name, type]) =>
    type === 'jsonb' ? `"${name}"::jsonb` : `"${name}"`,
  );
  const read = columns.map(([name, type]) => `"${name}" ${type === 'jsonb' ? 'text' : type}`);
  return (
    `INSERT INTO ${snakeCase(table)} (${names}) SELECT ${values.join(', ')} ` +
    `FROM json_to_recordset($1) AS row (${read.join(', ')})`
  );
}
