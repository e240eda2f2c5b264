import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

const members = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('staff')
    .innerJoin('identityUsers', 'identityUsers.id', 'staff.staffId')
    .select([
      'staff.staffId',
      'staff.firstName',
      'staff.lastName',
      'staff.email',
      'staff.language',
      'staff.createdAt',
      'staff.invitedAt',
      'identityUsers.disabledAt',
    ])
    .where('staff.schoolId', '=', schoolId);

/** Who has joined, in the order in which they did; then who is invited, whose place a second mail does not change. */
export const findStaff = (connection: Connection, schoolId: string) =>
  members(connection, schoolId)
    .orderBy(sql`invited_at IS NOT NULL`)
    .orderBy('staff.createdAt')
    .orderBy('staff.staffId')
    .execute();

export type MemberRow = Awaited<ReturnType<typeof findStaff>>[number];

export const findMember = (
  connection: Connection,
  schoolId: string,
  staffId: string,
): Promise<MemberRow | undefined> =>
  members(connection, schoolId).where('staff.staffId', '=', staffId).executeTakeFirst();

export async function countStaff(connection: Connection, schoolId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Held until the transaction ends: of two colleagues who remove each other the second finds themselves
 * gone, and nobody slips in above the limit. What only refers to the school is not kept waiting.
 */
export const lockSchool = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('schools')
    .select(['schoolId', 'name', 'verifiedAt', 'approvedAt'])
    .where('schoolId', '=', schoolId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** False for who has joined meanwhile. */
export async function updateInvitedAt(
  connection: Connection,
  { schoolId, staffId }: { schoolId: string; staffId: string },
  invitedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('staff')
    .set({ invitedAt })
    .where((eb) => eb.and({ schoolId, staffId }))
    .where('invitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The member's row, and the school's mails to them. Who can sign in is identity's to delete. */
export async function deleteMember(
  connection: Connection,
  { schoolId, staffId, email }: { schoolId: string; staffId: string; email: string },
): Promise<void> {
  await connection
    .deleteFrom('staff')
    .where((eb) => eb.and({ schoolId, staffId }))
    .execute();
  await connection
    .deleteFrom('mails')
    .where((eb) => eb.and({ schoolId, recipient: email }))
    .execute();
}
