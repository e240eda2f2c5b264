import { cardKeys } from '@trio/deck/facts.generated';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import { testPassword } from '../test-app.ts';

/** Values that exist, so that requests get past the first check. */
export interface KnownValues {
  /** The newest ids of each kind. */
  readonly ids: readonly (readonly string[])[];
  readonly texts: readonly string[];
}

export async function findKnownValues(db: Database): Promise<KnownValues> {
  const columns = await sql<{ column: string; isId: boolean; tables: string[] }>`
    SELECT column_name AS column, data_type = 'uuid' AS "isId", array_agg(table_name::text) AS tables
    FROM information_schema.columns
    WHERE table_schema = 'public' AND (data_type = 'uuid'
      OR column_name IN ('email', 'username', 'access_code', 'join_code'))
    GROUP BY 1, 2 ORDER BY 1`.execute(db);
  const ids: string[][] = [];
  const texts: string[] = [];
  for (const { column, isId, tables } of columns.rows) {
    const values = tables.map(
      (table) => sql`SELECT ${sql.ref(column)}::text AS value FROM ${sql.table(table)}`,
    );
    const { rows } = await sql<{ value: string }>`
      SELECT DISTINCT value FROM (${sql.join(values, sql` UNION ALL `)}) all_values
      WHERE value <> '' ORDER BY 1 DESC LIMIT 8`.execute(db);
    const found = rows.map(({ value }) => value);
    if (!isId) texts.push(...found);
    else if (found.length > 0) ids.push(found);
  }
  const others = [
    testPassword,
    'three new words',
    'en',
    'fr',
    'Mira',
    'csv',
    'QC',
    ...cardKeys.slice(0, 5),
  ];
  return { ids, texts: [...texts, ...others] };
}
