import type { Role } from '@trio/domain/roles';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import {
  profileScopeOf,
  refuseEarlier,
  refusePending,
  refuseWithoutAddress,
  resultAskedFor,
  studentAskedFor,
  toId,
} from './profile.policy.ts';

const me = newId();
const other = newId();
const asker = (role: Role) => ({
  userId: me,
  role,
  schoolId: role === 'admin' ? null : 'ours',
  staffKind: role === 'school' ? ('owner' as const) : null,
  boardId: null,
  openSchools: 'all' as const,
});
const ours = { kind: 'school', schoolId: 'ours' };

it('accepts an id with spaces and capitals', () => {
  expect(toId(` ${me.toUpperCase()}\n`)).toBe(me);
});

it('refuses to email the profile of a student without an address', () => {
  expect(() => refuseWithoutAddress({ email: '' })).toThrow('profile/no-email');
  expect(() => refuseWithoutAddress({ email: 'sam@school.test' })).not.toThrow();
});

describe('the requested student', () => {
  it('is the calling student, with or without an id', () => {
    expect(studentAskedFor(asker('student'))).toBe(me);
    expect(studentAskedFor(asker('student'), ' ')).toBe(me);
    expect(studentAskedFor(asker('student'), me)).toBe(me);
  });

  it('is never a classmate', () => {
    expect(() => studentAskedFor(asker('student'), other)).toThrow('request/not-found');
    expect(() => profileScopeOf(asker('student'), other)).toThrow('request/not-found');
  });

  it.each(['school', 'admin'] as const)('is the student whose id the role %s sends', (role) => {
    expect(studentAskedFor(asker(role), other)).toBe(other);
    expect(() => studentAskedFor(asker(role))).toThrow('profile/uid-missing');
    expect(() => studentAskedFor(asker(role), 'x')).toThrow('request/not-found');
  });

  it('is searched in the school of the caller only, except for administrators', () => {
    expect(profileScopeOf(asker('student'), me)).toEqual(ours);
    expect(profileScopeOf(asker('school'), other)).toEqual(ours);
    expect(profileScopeOf(asker('admin'), other)).toMatchObject({ kind: 'all-schools' });
  });

  it('is refused to staff without a school', () => {
    const withoutSchool = { ...asker('school'), schoolId: null };
    expect(() => studentAskedFor(withoutSchool)).toThrow('request/forbidden');
  });
});

describe('the requested result', () => {
  it('is the latest unless an id is sent', () => {
    expect(resultAskedFor()).toBeNull();
    expect(resultAskedFor(' ')).toBeNull();
    expect(resultAskedFor(` ${me.toUpperCase()}`)).toBe(me);
    expect(() => resultAskedFor('x')).toThrow('request/not-found');
  });

  it('may be an earlier one for the student only', () => {
    expect(() => refuseEarlier(asker('student'), { isLatest: false })).not.toThrow();
    for (const role of ['school', 'admin'] as const) {
      expect(() => refuseEarlier(asker(role), { isLatest: true })).not.toThrow();
      expect(() => refuseEarlier(asker(role), { isLatest: false })).toThrow('request/not-found');
    }
  });
});

describe('a profile of a consumer group that was not sent yet', () => {
  const judge = (role: Role, isConsumerGroup = true, profileSentAt: Date | null = null) =>
    refusePending(asker(role), { isConsumerGroup }, { profileSentAt });

  it('is for administrators only', () => {
    expect(() => judge('student')).toThrow('profile/awaited');
    expect(() => judge('school')).toThrow('profile/awaited');
    expect(() => judge('admin')).not.toThrow();
  });

  it('is for the student too once it is sent, and always in other schools', () => {
    expect(() => judge('student', true, new Date())).not.toThrow();
    expect(() => judge('student', false)).not.toThrow();
  });
});
