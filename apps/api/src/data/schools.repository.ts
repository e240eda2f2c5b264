import { normaliseAccessCode } from '@trio/domain/access-code';
import type { Insertable, Updateable } from 'kysely';
import { isUniqueViolation, type Connection, type Row } from '../platform/database/database.ts';
import type { Schools } from '../platform/database/schema.generated.ts';

export type School = Row<'schools'>;
export type NewSchool = Insertable<Schools>;

export async function findSchool(connection: Connection, schoolId: string): Promise<School | null> {
  const row = await connection
    .selectFrom('schools')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .executeTakeFirst();
  return row ?? null;
}

export const hasStudents = async (connection: Connection, schoolId: string): Promise<boolean> =>
  (await connection
    .selectFrom('students')
    .select('studentId')
    .where('schoolId', '=', schoolId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** By the school's own code, or by a class's. */
export async function findSchoolByCode(
  connection: Connection,
  code: string,
): Promise<School | null> {
  const row = await connection
    .selectFrom('accessCodes')
    .innerJoin('schools', 'schools.schoolId', 'accessCodes.schoolId')
    .selectAll('schools')
    .where('accessCodes.code', '=', normaliseAccessCode(code))
    .executeTakeFirst();
  return row ?? null;
}

export async function findSchoolOfTenant(
  connection: Connection,
  provider: string,
  tenant: string,
): Promise<School | null> {
  const row = await connection
    .selectFrom('schoolTenants')
    .innerJoin('schools', 'schools.schoolId', 'schoolTenants.schoolId')
    .selectAll('schools')
    .where('provider', '=', provider)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locked, so that two colleagues cannot remove each other. The lock does not block rows that only
 * refer to the school.
 */
export async function lockSchool(connection: Connection, schoolId: string): Promise<School | null> {
  const row = await connection
    .selectFrom('schools')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSchool(
  connection: Connection,
  school: NewSchool,
): Promise<'inserted' | 'code-taken'> {
  if (await isCodeTaken(connection, school.accessCode)) return 'code-taken';
  await connection.insertInto('schools').values(school).execute();
  const reserved = await connection
    .insertInto('accessCodes')
    .values({ code: normaliseAccessCode(school.accessCode), schoolId: school.schoolId })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (reserved.numInsertedOrUpdatedRows === 1n) return 'inserted';
  await connection.deleteFrom('schools').where('schoolId', '=', school.schoolId).execute();
  return 'code-taken';
}

const isCodeTaken = async (connection: Connection, code: string): Promise<boolean> =>
  (await connection
    .selectFrom('accessCodes')
    .select('schoolId')
    .where('code', '=', normaliseAccessCode(code))
    .executeTakeFirst()) !== undefined;

export async function updateSchool(
  connection: Connection,
  schoolId: string,
  change: Updateable<Schools>,
): Promise<School | null> {
  const row = await connection
    .updateTable('schools')
    .set(change)
    .where('schoolId', '=', schoolId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Of two simultaneous calls, the second gets null. */
export async function updateSchoolOnce(
  connection: Connection,
  schoolId: string,
  column: 'verifiedAt',
  now: Date,
): Promise<School | null> {
  const row = await connection
    .updateTable('schools')
    .set({ [column]: now })
    .where('schoolId', '=', schoolId)
    .where(column, 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Of two schools that race for a code, the second waits here and is refused; its transaction is
 * then aborted.
 */
export async function updateAccessCode(
  connection: Connection,
  schoolId: string,
  code: string,
): Promise<'updated' | 'code-taken'> {
  try {
    await connection
      .updateTable('accessCodes')
      .set({ code: normaliseAccessCode(code) })
      .where('schoolId', '=', schoolId)
      .where('classId', 'is', null)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) return 'code-taken';
    throw error;
  }
  await updateSchool(connection, schoolId, { accessCode: code });
  return 'updated';
}
