import { randomBytes, randomInt } from 'node:crypto';
import {
  makeRecoveryCode,
  normaliseRecoveryCode,
  recoveryCodeCount,
} from '@trio/domain/second-factor';
import type { Connection } from '../../database/database.ts';
import { hashWithSalt } from '../passwords.ts';

/** Replaces earlier codes. We store hashes only, so nobody can read the codes again. */
export async function replaceRecoveryCodes(
  connection: Connection,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(randomInt));
  const salt = randomBytes(16);
  await deleteRecoveryCodes(connection, userId);
  for (const code of codes) {
    const codeHash = await hashWithSalt(normaliseRecoveryCode(code), salt);
    await connection
      .insertInto('identityRecoveryCodes')
      .values({ userId, codeHash, salt })
      .execute();
  }
  return codes;
}

/** False if the code is wrong or was used. */
export async function takeRecoveryCode(
  connection: Connection,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom('identityRecoveryCodes')
    .select('salt')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const codeHash = await hashWithSalt(normaliseRecoveryCode(code), row.salt);
  const { numDeletedRows } = await connection
    .deleteFrom('identityRecoveryCodes')
    .where((eb) => eb.and({ userId, codeHash }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(connection: Connection, userId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('identityRecoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteRecoveryCodes(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('identityRecoveryCodes').where('userId', '=', userId).execute();
}
