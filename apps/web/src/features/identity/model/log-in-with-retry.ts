import { ApiFailure } from '../../../lib/api/api-failure.ts';

/** A page left open must not try forever. */
const mostTries = 20;
/** A busy server asks for a few seconds. A longer wait is a refusal, which the user must see. */
const longestWait = 30_000;

/** If `wait` resolves to false, throws the server's last error. */
export async function logInWithRetry<T>(
  logIn: () => Promise<T>,
  wait: (seconds: number) => Promise<boolean>,
): Promise<T> {
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
