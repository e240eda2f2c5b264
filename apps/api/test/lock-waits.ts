import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

export async function untilLockWait(db: Database): Promise<void> {
  const findWaiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await findWaiting.execute(db)).rows.length === 0);
}
