import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { NewCredential } from './identity.ts';

/** Writes who can sign in, in the identity library's own tables and the caller's transaction. */
export async function insertCredential(
  connection: Connection,
  credential: NewCredential,
): Promise<'inserted' | 'email-taken'> {
  const { userId, createdAt } = credential;
  const times = { createdAt, updatedAt: createdAt };
  const inserted = await connection
    .insertInto('identityUsers')
    .values({
      id: userId,
      email: credential.email,
      role: credential.role,
      schoolId: credential.schoolId,
      ...times,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return 'email-taken';

  await connection
    .insertInto('identityAccounts')
    .values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: credential.passwordHash,
      ...times,
    })
    .execute();
  return 'inserted';
}
