import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/** Every reader refuses expired rows; deleting them only saves space. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'identitySessions', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'identityVerifications', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'spentTickets', (eb) => eb('expiresAt', '<=', now));
  await deleteInBatches(db, 'rateLimits', (eb) => eb('windowEndsAt', '<=', now));
}
