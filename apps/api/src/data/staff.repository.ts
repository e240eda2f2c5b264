import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Language } from '@trio/i18n/languages';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';

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
      'staff.changeDueAt',
      'staff.nextKind',
      'identityUsers.disabledAt',
      sql<StaffKind>`identity_users.staff_kind`.as('kind'),
    ])
    .where('staff.schoolId', '=', schoolId);

export const findStaff = (connection: Connection, schoolId: string) =>
  members(connection, schoolId)
    .orderBy(sql`invited_at IS NOT NULL`)
    .orderBy('staff.createdAt')
    .orderBy('staff.staffId')
    .execute();

export type MemberRow = Awaited<ReturnType<typeof findStaff>>[number];

/** Owners who can act: not invited and not disabled. */
export const findActiveOwners = (connection: Connection, schoolId: string): Promise<MemberRow[]> =>
  members(connection, schoolId)
    .where('staffKind', '=', 'owner')
    .where('invitedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .orderBy('staff.createdAt')
    .execute();

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

export async function updateStaffChange(
  connection: Connection,
  { schoolId, staffId }: { schoolId: string; staffId: string },
  change: { readonly dueAt: Date; readonly kind: StaffKind | null } | null,
): Promise<void> {
  await connection
    .updateTable('staff')
    .set({ changeDueAt: change?.dueAt ?? null, nextKind: change?.kind ?? null })
    .where((eb) => eb.and({ schoolId, staffId }))
    .execute();
}

export const findDueChanges = (
  connection: Connection,
  now: Date,
): Promise<{ schoolId: string; staffId: string }[]> =>
  connection
    .selectFrom('staff')
    .select(['schoolId', 'staffId'])
    .where('changeDueAt', '<=', now)
    .orderBy('changeDueAt')
    .orderBy('staffId')
    .execute();

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

export async function updateStaffEmail(
  connection: Connection,
  { schoolId, userId }: { schoolId: string; userId: string },
  change: { readonly email?: string; readonly pendingEmail: string | null },
): Promise<void> {
  await connection
    .updateTable('staff')
    .set(change)
    .where((eb) => eb.and({ schoolId, staffId: userId }))
    .execute();
}

export async function updateJoinedStaff(
  connection: Connection,
  { schoolId, userId }: { schoolId: string; userId: string },
  joined: { readonly createdAt?: Date; readonly language?: Language } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('staff')
    .set({ ...joined, invitedAt: null })
    .where((eb) => eb.and({ schoolId, staffId: userId }))
    .where('invitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface StaffMember {
  readonly staffId: string;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
}

/** Leaves out invited staff: the invitation may have gone to a wrong address. */
const activeStaff = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('staff')
    .innerJoin('identityUsers', 'identityUsers.id', 'staff.staffId')
    .select(['staffId', 'firstName', 'staff.email', 'language'])
    .where('staff.schoolId', '=', schoolId)
    .where('disabledAt', 'is', null)
    .where('invitedAt', 'is', null)
    .orderBy('staff.createdAt');

export const findActiveStaff = (connection: Connection, schoolId: string): Promise<StaffMember[]> =>
  activeStaff(connection, schoolId).execute();

export const findActiveStaffOf = (
  connection: Connection,
  schoolId: string,
  kinds: readonly StaffKind[],
): Promise<StaffMember[]> =>
  activeStaff(connection, schoolId).where('staffKind', 'in', kinds).execute();

export interface ListedStaffMember {
  readonly staffId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly invitedAt: Date | null;
}

export const findStaffByAge = (
  connection: Connection,
  schoolId: string,
): Promise<ListedStaffMember[]> =>
  connection
    .selectFrom('staff')
    .select(['staffId', 'firstName', 'lastName', 'email', 'invitedAt'])
    .where('schoolId', '=', schoolId)
    .orderBy('createdAt')
    .orderBy('staffId')
    .execute();
