import type { Connection } from '../../database/database.ts';

export interface FactorLoss {
  readonly userId: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** The one that is there stays: a second report does not restart the wait. */
export async function insertLoss(
  connection: Connection,
  loss: FactorLoss,
): Promise<{ readonly dueAt: Date; readonly isNew: boolean }> {
  const inserted = await connection
    .insertInto('identityFactorLosses')
    .values(loss)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return { dueAt: loss.dueAt, isNew: true };
  const { dueAt } = await connection
    .selectFrom('identityFactorLosses')
    .select('dueAt')
    .where('userId', '=', loss.userId)
    .executeTakeFirstOrThrow();
  return { dueAt, isNew: false };
}

export async function findLoss(connection: Connection, userId: string): Promise<FactorLoss | null> {
  const row = await connection
    .selectFrom('identityFactorLosses')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export const findDueLosses = (connection: Connection, now: Date): Promise<FactorLoss[]> =>
  connection
    .selectFrom('identityFactorLosses')
    .selectAll()
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .execute();

/** Of a stop and the job at once, only one finds it. */
export async function deleteLoss(connection: Connection, userId: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('identityFactorLosses')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
