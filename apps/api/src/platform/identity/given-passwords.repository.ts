import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { ChoiceStart, GivenPassword } from './identity.ts';
import { issueToken } from './mailed-tokens.repository.ts';
import { updatePassword } from './users.repository.ts';

const hour = 60 * 60_000;
const week = 7 * 24 * hour;

/** Replaces the password; the student must choose another one at the next log-in. */
export async function givePassword(
  connection: Connection,
  given: { userId: string; passwordHash: string; byName: string },
  now: Date,
): Promise<Date> {
  const { userId, passwordHash, byName } = given;
  const expiresAt = new Date(now.getTime() + week);
  const row = { givenId: newId(), passwordHash, givenByName: byName, givenAt: now, expiresAt };
  await updatePassword(connection, { userId, passwordHash }, now);
  await connection
    .insertInto('identityGivenPasswords')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  return expiresAt;
}

const givenPasswords = (connection: Connection, userId: string) =>
  connection
    .selectFrom('identityGivenPasswords as given')
    .innerJoin('identityAccounts as account', (join) =>
      join.onRef('account.userId', '=', 'given.userId').on('account.providerId', '=', 'credential'),
    )
    .where('given.userId', '=', userId);

export async function findGivenPassword(
  connection: Connection,
  userId: string,
): Promise<GivenPassword | null> {
  const row = await givenPasswords(connection, userId)
    .select(['givenByName as byName', 'givenAt', 'given.expiresAt'])
    .select(sql<boolean>`account.password IS DISTINCT FROM given.password_hash`.as('isUsed'))
    .executeTakeFirst();
  return row ?? null;
}

/** Null if this is not a given password. The caller has verified `passwordHash`. */
export async function startChoice(
  connection: Connection,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<ChoiceStart | null> {
  const given = await connection
    .selectFrom('identityGivenPasswords')
    .select(['givenId', 'givenByName', 'givenAt', 'expiresAt'])
    .where((eb) => eb.and({ userId, passwordHash }))
    .executeTakeFirst();
  if (!given) return null;
  if (given.expiresAt <= now) return { refused: 'auth/given-password-expired' };
  const token = await issueToken(connection, {
    purpose: 'choose-password',
    userId,
    about: given.givenId,
    createdAt: now,
    lifetimeMs: hour,
  });
  return { refused: null, choice: { token, byName: given.givenByName, givenAt: given.givenAt } };
}

/** False if the student has chosen a password since, or was given another one. */
export async function isGivenPasswordCurrent(
  connection: Connection,
  { userId, givenId }: { userId: string; givenId: string },
): Promise<boolean> {
  const row = await givenPasswords(connection, userId)
    .select('givenId')
    .where('givenId', '=', givenId)
    .whereRef('account.password', '=', 'given.passwordHash')
    .executeTakeFirst();
  return row !== undefined;
}
