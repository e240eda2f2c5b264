import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Long enough for whoever confirms a sort just now; nothing is held meanwhile. */
const waitForSchool = '5s';
/** Less than the database takes to find two transactions that wait for each other. */
const waitForRows = '400ms';

/**
 * Holds a school and everybody in it. The school comes first, as it does for who confirms a sort. Somebody
 * who changes their own row and then writes a mail asks for the two the other way around: rather than
 * wait for each other until one is refused, this gives up soon, and is tried again. How many students
 * there are; null where there is no such school.
 */
export async function lockWholeSchool(
  connection: Connection,
  schoolId: string,
): Promise<{ readonly students: number; readonly verifiedAt: Date | null } | null> {
  await setLockTimeout(connection, waitForSchool);
  const school = await connection
    .selectFrom('schools')
    .select('verifiedAt')
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
  return { students: rows[0]?.students ?? 0, verifiedAt: school.verifiedAt };
}

const setLockTimeout = async (connection: Connection, time: string): Promise<void> => {
  await sql`SELECT set_config('lock_timeout', ${time}, true)`.execute(connection);
};

/**
 * Everything that refers to the school goes with it. What there is by the thousand goes first and all at
 * once: left to the cascade, it would be looked for once a student.
 */
export async function deleteSchool(connection: Connection, schoolId: string): Promise<void> {
  for (const table of ['cardImages', 'surveyAnswers', 'sorts'] as const) {
    await connection.deleteFrom(table).where('schoolId', '=', schoolId).execute();
  }
  await connection.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
}

/** Those that signed up before a moment and were never verified, the oldest first. */
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
