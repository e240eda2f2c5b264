import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Long enough for a confirmation in progress; this transaction holds no lock while it waits. */
const waitForSchool = '5s';
/** Shorter than the database's deadlock timeout. */
const waitForRows = '400ms';

/**
 * The school comes first, as when a sort is confirmed. A request that changes its own row and then
 * queues an email locks in the opposite order: to avoid a deadlock, this gives up early and the
 * caller retries.
 */
export async function lockWholeSchool(
  connection: Connection,
  schoolId: string,
): Promise<{
  readonly students: number;
  readonly verifiedAt: Date | null;
  readonly refusedAt: Date | null;
} | null> {
  await setLockTimeout(connection, waitForSchool);
  const school = await connection
    .selectFrom('schools')
    .select(['verifiedAt', 'refusedAt'])
    .where('schoolId', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!school) return null;
  await setLockTimeout(connection, waitForRows);
  const { rows } = await sql<{ students: number }>`
    WITH held_staff AS (SELECT FROM staff WHERE school_id = ${schoolId} FOR UPDATE),
      held_students AS (SELECT FROM students WHERE school_id = ${schoolId} FOR UPDATE),
      held_users AS (SELECT FROM identity_users WHERE school_id = ${schoolId} FOR UPDATE)
    SELECT (SELECT count(*) FROM held_students)::int AS students,
      (SELECT count(*) FROM held_staff), (SELECT count(*) FROM held_users)`.execute(connection);
  return { students: rows[0]?.students ?? 0, ...school };
}

const setLockTimeout = async (connection: Connection, time: string): Promise<void> => {
  await sql`SELECT set_config('lock_timeout', ${time}, true)`.execute(connection);
};

/**
 * Large tables are emptied first, in one statement each: the cascade would search them once per
 * student.
 */
export async function deleteSchool(connection: Connection, schoolId: string): Promise<void> {
  for (const table of ['cardImages', 'surveyAnswers', 'sorts'] as const) {
    await connection.deleteFrom(table).where('schoolId', '=', schoolId).execute();
  }
  await connection.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
}

export async function findUnverified(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('schools')
    .select('schoolId')
    .where('verifiedAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ schoolId }) => schoolId);
}
