import { ApiFailure } from '../../../lib/api/api-failure.ts';

/** A page left open does not try for ever. */
const mostTries = 20;
/** A server that is busy names a few seconds; longer is a refusal, to be read. */
const longestWait = 30_000;

/**
 * Tries to log in, and again when the server asks to come back in a few seconds. `wait` says whether to go
 * on; false gives up with the server's last answer.
 */
export async function logInPatiently(
  logIn: () => Promise<void>,
  wait: (seconds: number) => Promise<boolean>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await logIn();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || tries === mostTries || !(await wait(seconds))) throw error;
    }
  }
}

function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiFailure) || error.code !== 'request/rate-limited') return null;
  const { retryAfter } = error;
  return retryAfter === null || retryAfter > longestWait ? null : Math.ceil(retryAfter / 1000);
}
