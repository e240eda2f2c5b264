import type { StaffKind } from '@trio/domain/staff-kinds';
import { isUsername } from '@trio/domain/usernames/username';
import { sql } from 'kysely';
import {
  isUniqueViolation,
  type Connection,
  type Database,
  type Pool,
} from '../database/database.ts';
import { newId } from '../ids.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { KnownUser, NewCredential, NewUsername } from './identity.ts';
import { voidAllTokens, voidTokensForNewPassword } from './mailed-tokens.repository.ts';

export const insertCredential = async (
  connection: Connection,
  credential: NewCredential,
): Promise<'inserted' | 'email-taken'> =>
  (await insertUser(connection, { ...credential, username: null })) ? 'inserted' : 'email-taken';

export const insertUsername = async (
  connection: Connection,
  user: NewUsername,
): Promise<'inserted' | 'username-taken'> =>
  (await insertUser(connection, { ...user, email: placeholderEmail(user.userId) }))
    ? 'inserted'
    : 'username-taken';

/** The address of a user without one: it has no inbox, never leaves the server, and does not log in. */
const placeholderDomain = '@username.invalid';
const placeholderEmail = (userId: string): string => `${userId}${placeholderDomain}`;
const isPlaceholder = (email: string): boolean => email.endsWith(placeholderDomain);

async function insertUser(
  connection: Connection,
  credential: NewCredential & { readonly username: string | null },
): Promise<boolean> {
  const { userId, createdAt } = credential;
  const inserted = await connection
    .insertInto('identityUsers')
    .values({
      id: userId,
      email: credential.email,
      username: credential.username,
      role: credential.role,
      schoolId: credential.schoolId,
      boardId: credential.boardId ?? null,
      staffKind: credential.staffKind,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflict((conflict) =>
      conflict.column(credential.username === null ? 'email' : 'username').doNothing(),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  if (credential.passwordHash !== null) {
    await upsertPassword(connection, userId, credential.passwordHash, createdAt);
  }
  return true;
}

const emailOfUsername = {
  name: 'email-of-username',
  text: 'SELECT email FROM identity_users WHERE username = $1',
};

/** Finds the address that a log-in is checked against; an unknown one for an unknown username. */
export async function findLogInEmail(pool: Pool, login: string): Promise<string> {
  if (!isUsername(login)) return isPlaceholder(login) ? '' : login;
  const { rows } = await pool.query<{ email: string }>({ ...emailOfUsername, values: [login] });
  return rows[0]?.email ?? '';
}

// Lock order: tokens before the account, as when a link is used. This avoids deadlocks.

/** Ends all other sessions, and voids every link and token that was requested meanwhile. */
export async function updatePassword(
  connection: Connection,
  change: { userId: string; passwordHash: string; keepSessionId?: string },
  now: Date,
): Promise<void> {
  await voidTokensForNewPassword(connection, change.userId);
  await upsertPassword(connection, change.userId, change.passwordHash, now);
  await deleteSessions(connection, change.userId, change.keepSessionId);
}

async function upsertPassword(
  connection: Connection,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await connection
    .insertInto('identityAccounts')
    .values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: passwordHash,
      ...times,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['providerId', 'accountId'])
        .doUpdateSet({ password: passwordHash, updatedAt: now }),
    )
    .execute();
}

export async function findPasswordHash(
  connection: Connection,
  userId: string,
): Promise<string | null> {
  const row = await connection
    .selectFrom('identityAccounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

const userColumns = [
  'id as userId',
  'email',
  'role',
  'schoolId',
  'boardId',
  'staffKind',
  'emailVerified',
  'disabledAt',
] as const;

export async function findUserByEmail(
  connection: Connection,
  email: string,
): Promise<KnownUser | null> {
  if (isPlaceholder(email)) return null;
  const row = await connection
    .selectFrom('identityUsers')
    .select(userColumns)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUserById(
  connection: Connection,
  userId: string,
): Promise<KnownUser | null> {
  const row = await connection
    .selectFrom('identityUsers')
    .select(userColumns)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** After `email-taken`, the caller's transaction is aborted. */
export async function updateEmail(
  connection: Connection,
  userId: string,
  email: string,
  now: Date,
): Promise<'updated' | 'email-taken'> {
  try {
    await connection
      .updateTable('identityUsers')
      .set({ email, emailVerified: true, updatedAt: now })
      .where('id', '=', userId)
      .execute();
    return 'updated';
  } catch (error) {
    if (isUniqueViolation(error)) return 'email-taken';
    throw error;
  }
}

export async function verifyEmail(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('identityUsers')
    .set({ emailVerified: true, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Sessions stay: every request reads the kind again. */
export async function updateStaffKind(
  connection: Connection,
  userId: string,
  staffKind: StaffKind,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('identityUsers')
    .set({ staffKind, updatedAt: now })
    .where('id', '=', userId)
    .where('role', '=', 'school')
    .execute();
}

/** Ends all sessions and links, so that a disabled account is out at once. */
export async function updateDisabled(
  connection: Connection,
  userId: string,
  disabledAt: Date | null,
  now: Date,
): Promise<void> {
  await voidAllTokens(connection, userId);
  await connection
    .updateTable('identityUsers')
    .set({ disabledAt, updatedAt: now })
    .where('id', '=', userId)
    .execute();
  await deleteSessions(connection, userId);
}

export async function deleteSessions(
  connection: Connection,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await connection
    .deleteFrom('identitySessions')
    .where('userId', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? ''))
    .execute();
}

export async function deleteUser(connection: Connection, userId: string): Promise<void> {
  await voidAllTokens(connection, userId);
  await connection.deleteFrom('identityUsers').where('id', '=', userId).execute();
}

export async function endSessionsOfSchool(connection: Connection, schoolId: string): Promise<void> {
  const people = connection.selectFrom('identityUsers').where('schoolId', '=', schoolId);
  await connection
    .deleteFrom('identitySessions')
    .where('userId', 'in', people.select('id'))
    .execute();
}

/** Links and one-time tokens have no foreign key, so they are deleted first. */
export async function deleteUsersOfSchool(connection: Connection, schoolId: string): Promise<void> {
  const people = connection.selectFrom('identityUsers').where('schoolId', '=', schoolId);
  await connection
    .deleteFrom('identityVerifications')
    .where(
      sql<string>`split_part(subject, ':', 2)`,
      'in',
      people.select(sql<string>`id::text`.as('id')),
    )
    .execute();
  await endSessionsOfSchool(connection, schoolId);
  await connection
    .deleteFrom('identityAccounts')
    .where('userId', 'in', people.select('id'))
    .execute();
  await connection.deleteFrom('identityUsers').where('schoolId', '=', schoolId).execute();
}

/** Every reader refuses expired rows; deleting them only saves space. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'identitySessions', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'identityVerifications', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'spentTickets', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'rateLimits', (eb) => eb('windowEndsAt', '<=', now));
}
