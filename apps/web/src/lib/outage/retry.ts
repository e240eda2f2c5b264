import { isOutage, retryDelay } from './outage.ts';

export interface Retry {
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
