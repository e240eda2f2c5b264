import { expect, it } from 'vitest';
import { classStateAt, joiningEndsAfter } from './joining.ts';

const now = new Date('2026-11-18T12:00:00Z');

it('joining ends 14 days after it was opened', () => {
  expect(joiningEndsAfter(now)).toEqual(new Date('2026-12-02T12:00:00Z'));
});

it.each([
  ['open', '2026-11-18T12:00:01Z', 'open'],
  ['open', '2026-11-18T12:00:00Z', 'closed'],
  ['closed', '2026-11-20T12:00:00Z', 'closed'],
  ['archived', '2026-11-20T12:00:00Z', 'archived'],
] as const)('a class stored as %s until %s is %s', (state, ends, shown) => {
  expect(classStateAt({ state, joiningEndsAt: new Date(ends) }, now)).toBe(shown);
});
