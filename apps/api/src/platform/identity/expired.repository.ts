import type { Database } from '../database/database.ts';

/** What is over its time answers nobody; this is only so that it is not kept either. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identitySessions').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('identityVerifications').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('spentTickets').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<=', now).execute();
}
