import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

export interface WindowRow {
  readonly openedAt: Date;
  readonly endsAt: Date;
  readonly openedBy: string | null;
}

export const findWindow = (
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<WindowRow | undefined> =>
  connection
    .selectFrom('supportWindows as w')
    .leftJoin('staff', (join) =>
      join.onRef('staff.schoolId', '=', 'w.schoolId').onRef('staff.staffId', '=', 'w.openedBy'),
    )
    .select(['w.openedAt', 'w.endsAt'])
    .select(sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('openedBy'))
    .where('w.schoolId', '=', schoolId)
    .where('w.endsAt', '>', now)
    .executeTakeFirst();

/** A window that is open becomes longer, never shorter. */
export async function upsertWindow(
  connection: Connection,
  opened: { schoolId: string; openedBy: string; openedAt: Date; endsAt: Date },
): Promise<void> {
  const { openedBy, openedAt, endsAt } = opened;
  await connection
    .insertInto('supportWindows')
    .values(opened)
    .onConflict((conflict) =>
      conflict.column('schoolId').doUpdateSet({
        openedBy,
        openedAt,
        endsAt: sql<Date>`greatest(support_windows.ends_at, ${endsAt})`,
      }),
    )
    .execute();
}

export async function updateWindowToEnded(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<'ended' | 'not-open'> {
  const ended = await connection
    .updateTable('supportWindows')
    .set({ endsAt: now })
    .where('schoolId', '=', schoolId)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n ? 'ended' : 'not-open';
}
