import { sql, type Insertable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { UsageEvents } from '../../platform/database/schema.generated.ts';
import type { UsageSums } from './usage.rules.ts';

/** A batch that arrives twice counts once. */
export async function insertEvents(
  connection: Connection,
  rows: readonly Insertable<UsageEvents>[],
): Promise<ReadonlySet<string>> {
  // Losing the last moments of usage data in a power cut is acceptable.
  await sql`SET LOCAL synchronous_commit = off`.execute(connection);
  const added = await connection
    .insertInto('usageEvents')
    // Sorted, so that two copies of a batch lock rows in the same order.
    .values(rows.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1)))
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('eventId')
    .execute();
  return new Set(added.map(({ eventId }) => eventId));
}

export async function findVolume(connection: Connection, day: string): Promise<number> {
  const { bytes } = await connection
    .selectFrom('usageVolumes')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function upsertVolume(
  connection: Connection,
  { day, slot, bytes }: { day: string; slot: number; bytes: number },
): Promise<void> {
  await connection
    .insertInto('usageVolumes')
    .values({ day, slot, bytes })
    .onConflict((conflict) =>
      conflict.columns(['day', 'slot']).doUpdateSet({
        bytes: sql`usage_volumes.bytes + excluded.bytes`,
      }),
    )
    .execute();
}

/** More rows would exceed the driver's number of parameters. */
const most = 5000;

function* inParts<T>(rows: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most);
}

/** Always in this order of tables and rows, to avoid deadlocks. */
export async function upsertSums(
  connection: Connection,
  { days, abandons, cards, looks }: UsageSums,
  slot: number,
): Promise<void> {
  for (const rows of inParts(days)) {
    await connection
      .insertInto('usageDays')
      .values(rows.map((row) => ({ ...row, slot })))
      .onConflict((conflict) =>
        conflict.columns(['name', 'day', 'role', 'language', 'slot']).doUpdateSet({
          count: sql`usage_days.count + excluded.count`,
        }),
      )
      .execute();
  }
  for (const rows of inParts(abandons)) {
    await connection
      .insertInto('usageAbandons')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'step']).doUpdateSet({
          count: sql`usage_abandons.count + excluded.count`,
        }),
      )
      .execute();
  }
  for (const rows of inParts(cards)) {
    await connection
      .insertInto('usageCards')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'card']).doUpdateSet({
          answers: sql`usage_cards.answers + excluded.answers`,
          timeMs: sql`usage_cards.time_ms + excluded.time_ms`,
        }),
      )
      .execute();
  }
  for (const rows of inParts(looks)) {
    await connection
      .insertInto('usageLooks')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'name', 'card', 'career']).doUpdateSet({
          count: sql`usage_looks.count + excluded.count`,
        }),
      )
      .execute();
  }
}

export const deleteEventsBefore = (connection: Connection, time: Date): Promise<void> =>
  deleteInBatches(connection, 'usageEvents', (eb) => eb('occurredAt', '<', time));

export async function deleteSumsBefore(connection: Connection, day: string): Promise<void> {
  const date = sql<Date>`${day}::date`;
  const tables = [
    'usageDays',
    'usageAbandons',
    'usageCards',
    'usageLooks',
    'usageVolumes',
  ] as const;
  for (const table of tables) {
    await deleteInBatches(connection, table, (eb) => eb('day', '<', date));
  }
}
