import { expect, it } from 'vitest';
import { ApiFailure } from '../api/api-failure.ts';
import { isOutage, retryDelay } from './outage.ts';

const refused = (retryAfter: number | null) => new ApiFailure('server/unavailable', [], retryAfter);
const never = () => 0;

it('waits for the Retry-After time', () => {
  expect(retryDelay(refused(5_000), 0, never)).toBe(5_000);
  expect(retryDelay(refused(5_000), 9, never)).toBe(5_000);
});

it('waits longer after each failure without Retry-After, up to half a minute', () => {
  const delays = [0, 1, 2, 3, 4, 9].map((failures) => retryDelay(refused(null), failures, never));
  expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('adds a random delay of up to a third', () => {
  expect(retryDelay(refused(10_000), 0, () => 1)).toBe(13_000);
});

it('treats only an unavailable server as an outage', () => {
  expect(isOutage(refused(null))).toBe(true);
  for (const code of ['error.offline', 'server/error', 'request/not-found'] as const) {
    expect(isOutage(new ApiFailure(code))).toBe(false);
  }
});
