import { useEffect } from 'react';
import { ApiFailure } from '../api/api-failure.ts';
import { createObservable, useObservable } from '../observable.ts';

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

interface Retry {
  readonly after: (error: unknown) => void;
  readonly stop: () => void;
}

export function createRetry(ask: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    after: (error) => {
      clearTimeout(timer);
      if (!isOutage(error)) return;
      timer = setTimeout(ask, retryDelay(error, failures));
      failures += 1;
    },
    stop: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}

const waiting = createObservable(0);

/** Counts the waiting parts of a page, so that a screen reader announces them once. */
export function useWaitingMark(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, [isWaiting]);
}

export const useIsWaiting = (): boolean => useObservable(waiting) > 0;
