import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

/** A day that has come counts as none. */
export async function findDelay(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  today: string,
): Promise<string | null> {
  const row = await connection
    .selectFrom('queueDelays')
    .select(sql<string>`until_day::text`.as('untilDay'))
    .where((eb) => eb.and({ schoolId, studentId }))
    .where(sql<boolean>`until_day > ${today}`)
    .executeTakeFirst();
  return row?.untilDay ?? null;
}

interface Delay {
  readonly untilDay: string;
  readonly setBy: string;
  readonly setAt: Date;
}

export async function upsertDelay(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  delay: Delay,
): Promise<void> {
  await connection
    .insertInto('queueDelays')
    .values({ schoolId, studentId, ...delay })
    .onConflict((conflict) => conflict.columns(['schoolId', 'studentId']).doUpdateSet(delay))
    .execute();
}

export async function deleteDelay(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await connection
    .deleteFrom('queueDelays')
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

/** The later day stays. */
export async function moveDelays(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
): Promise<void> {
  await sql`
    INSERT INTO queue_delays AS ours (school_id, student_id, until_day, set_by, set_at)
      SELECT school_id, ${kept}, until_day, set_by, set_at FROM queue_delays
      WHERE school_id = ${schoolId} AND student_id = ${removed}
    ON CONFLICT (school_id, student_id) DO UPDATE
      SET until_day = excluded.until_day, set_by = excluded.set_by, set_at = excluded.set_at
      WHERE ours.until_day < excluded.until_day`.execute(connection);
}
