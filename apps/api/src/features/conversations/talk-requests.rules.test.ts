import { expect, it } from 'vitest';
import { isPassedOnAt } from './talk-requests.rules.ts';

const place = { timeZone: null, country: 'can', state: 'NB', region: 'new-brunswick' } as const;
const chosen = { ...place, staffId: 'someone' };

// A Thursday at 10:00 in New Brunswick.
const thursday = new Date('2026-11-19T14:00:00Z');

it.each([
  ['on the next day', '2026-11-20T14:00:00Z', false],
  ['at the weekend', '2026-11-22T14:00:00Z', false],
  ['two school days later, an hour too early', '2026-11-23T13:00:00Z', false],
  ['two school days later', '2026-11-23T14:00:00Z', true],
])('a request of Thursday that no one opened is passed on %s: %s %s', (_, now, expected) => {
  expect(isPassedOnAt({ ...chosen, askedAt: thursday }, new Date(now))).toBe(expected);
});

it('a request whose person left the school is passed on at once', () => {
  expect(isPassedOnAt({ ...place, staffId: null, askedAt: thursday }, thursday)).toBe(true);
});

it('counts the days of the school, not of UTC', () => {
  // Monday at 22:00 in Vancouver, which is Tuesday in UTC.
  const askedAt = new Date('2026-11-17T06:00:00Z');
  const vancouver = { ...chosen, state: 'BC', askedAt };
  expect(isPassedOnAt(vancouver, new Date('2026-11-19T05:59:00Z'))).toBe(false);
  expect(isPassedOnAt(vancouver, new Date('2026-11-19T06:00:00Z'))).toBe(true);
});
