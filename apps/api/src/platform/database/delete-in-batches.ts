import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
} from 'kysely';
import type { Connection } from './database.ts';
import type { DB } from './schema.generated.ts';

const rowsAtOnce = 5000;

/** Each batch is one statement, so locks are short, and an interrupted job can continue later. */
export async function deleteInBatches<Table extends keyof DB>(
  connection: Connection,
  table: Table,
  isToGo: (eb: ExpressionBuilder<DB, Table>) => Expression<SqlBool>,
  batchSize = rowsAtOnce,
): Promise<void> {
  const rows = sql.table(table);
  const condition = isToGo(expressionBuilder<DB, Table>());
  // A row that changes meanwhile gets a new ctid and is not deleted.
  const deleteSome = sql`DELETE FROM ${rows} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${rows} WHERE ${condition} LIMIT ${batchSize}))`;
  while (((await deleteSome.execute(connection)).numAffectedRows ?? 0n) > 0n);
}
