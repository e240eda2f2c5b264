import { ApiFailure } from '../api/api-failure.ts';

/** The server, or what it needs, is down for a moment: reads are repeated until it is back. */
export const isOutage = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'server/unavailable';

const firstPause = 2_000;
const longestPause = 30_000;
const spread = 0.3;

/** As the server wishes, else longer each time; spread, so that not all tabs come back at once. */
export function retryDelay(
  { retryAfter }: ApiFailure,
  earlierFailures: number,
  random: () => number = Math.random,
): number {
  const wanted = retryAfter ?? Math.min(firstPause * 2 ** earlierFailures, longestPause);
  return wanted * (1 + spread * random());
}
