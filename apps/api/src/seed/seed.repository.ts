import type { Pool } from '../platform/database/database.ts';
import { columnsOf, type Table, type Tables } from './seed-tables.ts';

/** The pool's query time-out is made for requests; seeding takes longer. */
const patient = (text: string, values: readonly string[] = []) => ({
  text,
  values: [...values],
  query_timeout: 30 * 60_000,
});

const statements = new Map<Table, string>();

export async function insertRows<T extends Table>(
  pool: Pool,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  if (rows.length === 0) return;
  const text = statements.get(table) ?? statementFor(table);
  statements.set(table, text);
  await pool.query(patient(text, [JSON.stringify(rows)]));
}

export interface SeededState {
  readonly schoolId: string;
  readonly studentId: string;
  readonly activeAt: Date;
}

/** Students who have sorted: a trigger made the state of every new student. */
export async function updateStates(pool: Pool, states: readonly SeededState[]): Promise<void> {
  if (states.length === 0) return;
  const text = `
    UPDATE student_states s
    SET stage = p.stage, answered = p.answered, deck_size = p.deck_size, active_at = n."activeAt"
    FROM json_to_recordset($1) AS n ("schoolId" uuid, "studentId" uuid, "activeAt" timestamptz)
    CROSS JOIN LATERAL latest_progress(n."schoolId", n."studentId") p
    WHERE s.school_id = n."schoolId" AND s.student_id = n."studentId"`;
  await pool.query(patient(text, [JSON.stringify(states)]));
}

/** As autovacuum would do later. */
export async function vacuum(pool: Pool): Promise<void> {
  await pool.query(patient('VACUUM (ANALYZE)'));
}

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (big) => `_${big.toLowerCase()}`);

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
