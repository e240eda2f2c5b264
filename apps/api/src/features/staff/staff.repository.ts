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

/** Joined staff first, then invited staff. A second invitation email does not change the order. */
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
 * Locked, so that two colleagues cannot remove each other and the limit holds. The lock does not
 * block rows that only refer to the school.
 */
export const lockSchool = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('schools')
    .select(['schoolId', 'name', 'verifiedAt', 'approvedAt'])
    .where('schoolId', '=', schoolId)
    .forNoKeyUpdate()
    .executeTakeFirst();

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

/** The caller deletes the identity user. */
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
