import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { UsageEvents } from '../../platform/database/schema.generated.ts';

export interface UsageRepository {
  /** How many were new: a batch that arrives twice counts once. */
  insertEvents(rows: readonly Insertable<UsageEvents>[]): Promise<number>;
  deleteBefore(time: Date): Promise<void>;
}

export function createUsageRepository(db: Database): UsageRepository {
  return {
    insertEvents: async (rows) => {
      const result = await db
        .insertInto('usageEvents')
        .values(rows)
        .onConflict((conflict) => conflict.column('eventId').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows);
    },

    deleteBefore: async (time) => {
      await db.deleteFrom('usageEvents').where('occurredAt', '<', time).execute();
    },
  };
}
