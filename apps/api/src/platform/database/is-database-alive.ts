import { sql } from 'kysely';
import type { Database } from './database.ts';

export const isDatabaseAlive = (db: Database): Promise<boolean> =>
  sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
