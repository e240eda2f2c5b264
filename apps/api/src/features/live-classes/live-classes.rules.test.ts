import { describe, expect, it } from 'vitest';
import { etagOf, isJoiningOpen, isUnchanged } from './live-classes.rules.ts';

describe('the tag of a class', () => {
  const settled = { revision: '7', isSettling: false };

  it('matches while the revision stays', () => {
    expect(isUnchanged(settled, etagOf(settled))).toBe(true);
    expect(isUnchanged({ ...settled, revision: '8' }, etagOf(settled))).toBe(false);
    expect(isUnchanged(settled, undefined)).toBe(false);
  });

  it('never matches while saves may have left their mark out', () => {
    const settling = { ...settled, isSettling: true };
    expect(isUnchanged(settling, etagOf(settling))).toBe(false);
    expect(isUnchanged(settling, etagOf(settled))).toBe(false);
    expect(isUnchanged(settled, etagOf(settling))).toBe(false);
  });
});

it('joining is open until its last moment, in an open class only', () => {
  const now = new Date('2026-11-18T10:00:00Z');
  const later = new Date('2026-11-18T10:00:01Z');
  expect(isJoiningOpen({ state: 'open', joiningEndsAt: later }, now)).toBe(true);
  expect(isJoiningOpen({ state: 'open', joiningEndsAt: now }, now)).toBe(false);
  expect(isJoiningOpen({ state: 'closed', joiningEndsAt: later }, now)).toBe(false);
});
