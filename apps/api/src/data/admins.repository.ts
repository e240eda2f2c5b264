import type { Language } from '@trio/i18n/languages';
import { sql, type Updateable } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { Admins } from '../platform/database/schema.generated.ts';

const withAccounts = (connection: Connection) =>
  connection
    .selectFrom('admins')
    .innerJoin('identityUsers', 'identityUsers.id', 'admins.adminId')
    .select([
      'admins.adminId',
      'admins.firstName',
      'admins.lastName',
      'admins.email',
      'admins.language',
      'admins.createdAt',
      'admins.invitedAt',
      'identityUsers.disabledAt',
    ]);

export const findAdmins = (connection: Connection) =>
  withAccounts(connection)
    .orderBy(sql`invited_at IS NOT NULL`)
    .orderBy('admins.createdAt')
    .orderBy('admins.adminId')
    .execute();

export type AdminRow = Awaited<ReturnType<typeof findAdmins>>[number];

/** Those who can log in: not invited and not disabled. */
export const findActiveAdmins = (connection: Connection): Promise<AdminRow[]> =>
  withAccounts(connection)
    .where('invitedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .orderBy('admins.createdAt')
    .execute();

/** Locked, so that of two requests that end the last two accounts the second is refused. */
export const lockActiveAdmins = (connection: Connection): Promise<{ id: string }[]> =>
  connection
    .selectFrom('identityUsers')
    .innerJoin('admins', 'admins.adminId', 'identityUsers.id')
    .select('id')
    .where('disabledAt', 'is', null)
    .where('invitedAt', 'is', null)
    .orderBy('id')
    .forUpdate('identityUsers')
    .execute();

export const findAdmin = (connection: Connection, adminId: string): Promise<AdminRow | undefined> =>
  withAccounts(connection).where('adminId', '=', adminId).executeTakeFirst();

export async function countAdmins(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('admins')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateAdmin(
  connection: Connection,
  adminId: string,
  change: Updateable<Admins>,
): Promise<void> {
  await connection.updateTable('admins').set(change).where('adminId', '=', adminId).execute();
}

/** Nothing changes for a person who has joined. */
export async function updateInvitedAdmin(
  connection: Connection,
  adminId: string,
  change: {
    readonly invitedAt: Date | null;
    readonly createdAt?: Date;
    readonly language?: Language;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('admins')
    .set(change)
    .where('adminId', '=', adminId)
    .where('invitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The caller deletes the identity user. */
export async function deleteAdmin(
  connection: Connection,
  { adminId, email }: { adminId: string; email: string },
): Promise<void> {
  await connection.deleteFrom('admins').where('adminId', '=', adminId).execute();
  await connection
    .deleteFrom('mails')
    .where('schoolId', 'is', null)
    .where('recipient', '=', email)
    .execute();
}
