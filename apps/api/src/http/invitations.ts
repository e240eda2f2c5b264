import { pages } from '@trio/contracts/pages';
import { normaliseEmail } from '@trio/domain/email';
import type { RateLimits } from '../platform/rate-limits/rate-limits.repository.ts';
import { tooOften } from './api-error.ts';

/**
 * Counts outside the transaction: waiting for a second connection while holding one can deadlock
 * the pool.
 */
export async function withinMailLimit<T>(
  { rateLimits }: { readonly rateLimits: RateLimits },
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const to = normaliseEmail(email);
  const wait = await rateLimits.take('invite-to-address', to);
  if (wait) throw tooOften(wait);
  try {
    return await work();
  } catch (error) {
    // No email was queued, so the attempt does not count.
    await rateLimits.giveBack('invite-to-address', to);
    throw error;
  }
}

/** `invite=1` tells the log-in page that this is the first password. */
export const inviteLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}&invite=1`;
