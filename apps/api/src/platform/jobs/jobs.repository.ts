import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** The library deletes by its own ids only. */
export async function deleteJobs(
  connection: Connection,
  queue: string,
  name: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  await sql`DELETE FROM pgboss.job
    WHERE name = ${queue} AND data ->> ${name} = ANY(${values}::text[])`.execute(connection);
}
