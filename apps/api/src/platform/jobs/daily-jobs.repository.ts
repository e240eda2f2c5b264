import type { Connection } from '../database/database.ts';

export async function findCompletion(connection: Connection, queue: string): Promise<Date | null> {
  const row = await connection
    .selectFrom('dailyJobs')
    .select('completedAt')
    .where('queue', '=', queue)
    .executeTakeFirst();
  return row?.completedAt ?? null;
}

export async function recordCompletion(
  connection: Connection,
  queue: string,
  completedAt: Date,
): Promise<void> {
  await connection
    .insertInto('dailyJobs')
    .values({ queue, completedAt })
    .onConflict((conflict) => conflict.column('queue').doUpdateSet({ completedAt }))
    .execute();
}
