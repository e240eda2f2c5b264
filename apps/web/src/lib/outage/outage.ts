import { ApiFailure } from '../api/api-failure.ts';

export const isOutage = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'server/unavailable';

const firstPause = 2_000;
const longestPause = 30_000;
const spread = 0.3;

/**
 * Follows Retry-After, else grows each time. The random spread keeps tabs from retrying together.
 */
export function retryDelay(
  { retryAfter }: ApiFailure,
  earlierFailures: number,
  random: () => number = Math.random,
): number {
  const wanted = retryAfter ?? Math.min(firstPause * 2 ** earlierFailures, longestPause);
  return wanted * (1 + spread * random());
}
