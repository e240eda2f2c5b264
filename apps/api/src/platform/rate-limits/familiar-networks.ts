import type { RateLimits } from './rate-limits.repository.ts';

const familiarMs = 30 * 24 * 60 * 60_000;
const about = (network: string, schoolId: string): string =>
  `people of ${schoolId} use Trio from ${network}`;

/** A student signed up, or staff worked, from this network: the school's codes stay usable there. */
export async function rememberNetwork(
  rateLimits: RateLimits,
  network: string,
  schoolId: string,
): Promise<void> {
  await rateLimits.remember(about(network, schoolId), familiarMs);
}

export const isFamiliarNetwork = (
  rateLimits: RateLimits,
  network: string,
  schoolId: string,
): Promise<boolean> => rateLimits.isRemembered(about(network, schoolId));
