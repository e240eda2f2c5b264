import { updateEmailOf, type PersonKey } from './people.repository.ts';
import type { Connection } from '../platform/database/database.ts';
import type { UserDirectory } from '../platform/identity/identity.ts';

/** True if staff asked for the pending address, not the student. */
export const isCorrection = async (
  connection: Connection,
  users: UserDirectory,
  userId: string,
  now: Date,
): Promise<boolean> =>
  (await users.findTokenHolders(connection, 'correct-email', [userId], now)).has(userId);

export async function cancelPendingEmail(
  connection: Connection,
  users: UserDirectory,
  { userId, role, schoolId }: PersonKey,
): Promise<void> {
  if (role === 'admin') return;
  await updateEmailOf(connection, { userId, role, schoolId }, { pendingEmail: null });
  await users.voidTokens(connection, 'change-email', userId);
  await users.voidTokens(connection, 'correct-email', userId);
}

/**
 * For a new password: an attacker may have asked for the pending address. The school's correction
 * stays.
 */
export async function cancelOwnPendingEmail(
  connection: Connection,
  users: UserDirectory,
  person: PersonKey,
  now: Date,
): Promise<void> {
  if (await isCorrection(connection, users, person.userId, now)) return;
  await cancelPendingEmail(connection, users, person);
}
