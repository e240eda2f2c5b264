import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { logInWithRetry } from './log-in-with-retry.ts';

const busy = (seconds: number) => new ApiFailure('request/rate-limited', [], seconds * 1000);
const keepWaiting = () => vi.fn<(seconds: number) => Promise<boolean>>().mockResolvedValue(true);

function answering(...failures: readonly Error[]) {
  let tries = 0;
  return vi.fn<() => Promise<void>>(async () => {
    const failure = failures[tries];
    tries += 1;
    if (failure) throw failure;
  });
}

it('waits for the Retry-After time and tries again', async () => {
  const wait = keepWaiting();
  const logIn = answering(busy(4), busy(7));
  await logInWithRetry(logIn, wait);
  expect(wait.mock.calls).toEqual([[4], [7]]);
  expect(logIn).toHaveBeenCalledTimes(3);
});

it('throws the last error when the user stops waiting', async () => {
  const logIn = answering(busy(4));
  await expect(logInWithRetry(logIn, async () => false)).rejects.toThrow('request/rate-limited');
  expect(logIn).toHaveBeenCalledOnce();
});

it.each([
  ['a wrong password', new ApiFailure('auth/wrong-password')],
  ['a long Retry-After time', busy(300)],
  ['a busy answer without Retry-After', new ApiFailure('request/rate-limited')],
  ['a network error', new ApiFailure('error.offline')],
  ['a bug', new TypeError('oops')],
])('does not wait after %s', async (_, failure) => {
  const wait = keepWaiting();
  await expect(logInWithRetry(answering(failure), wait)).rejects.toBe(failure);
  expect(wait).not.toHaveBeenCalled();
});

it('stops after twenty attempts', async () => {
  const logIn = vi.fn<() => Promise<void>>().mockRejectedValue(busy(3));
  await expect(logInWithRetry(logIn, async () => true)).rejects.toThrow('request/rate-limited');
  expect(logIn).toHaveBeenCalledTimes(20);
});
