import type { UsageSums } from '../features/usage/usage-sums.ts';
import { addToSums } from '../features/usage/usage.repository.ts';
import type { Pool, Database } from '../platform/database/database.ts';
import { columnsOf, type Table, type Tables } from './seed-tables.ts';

/** The pool's query time-out is made for requests; seeding takes longer. */
const patient = (text: string, values: readonly string[] = []) => ({
  text,
  values: [...values],
  query_timeout: 30 * 60_000,
});

/** Many rows per statement, so that the rollup triggers run once for all of them. */
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

    /** As autovacuum would do later. */
    settle: async (): Promise<void> => {
      await pool.query(patient('VACUUM (ANALYZE)'));
    },
  };
}

export type SeedRepository = ReturnType<typeof createSeedRepository>;

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (big) => `_${big.toLowerCase()}`);

/** One parameter holds all rows as JSON; the database casts each column to its type. */
function statementFor(table: Table): string {
  const columns = Object.entries(columnsOf[table]);
  const names = columns.map(([name]) => snakeCase(name)).join(', ');
  // JSON columns come as text, as the product's mappers write them.
  const values = columns.map(([name, type]) =>
    type === 'jsonb' ? `"${name}"::jsonb` : `"${name}"`,
  );
  const read = columns.map(([name, type]) => `"${name}" ${type === 'jsonb' ? 'text' : type}`);
  return (
    `INSERT INTO ${snakeCase(table)} (${names}) SELECT ${values.join(', ')} ` +
    `FROM json_to_recordset($1) AS row (${read.join(', ')})`
  );
}
