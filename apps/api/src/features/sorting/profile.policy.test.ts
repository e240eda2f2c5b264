import type { Role } from '@trio/domain/roles';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { profileScopeOf, refusePending, studentAskedFor, toId } from './profile.policy.ts';

const me = newId();
const other = newId();
const asker = (role: Role) => ({ userId: me, role, schoolId: role === 'admin' ? null : 'ours' });
const ours = { kind: 'school', schoolId: 'ours' };

it('reads an id as people paste it', () => {
  expect(toId(` ${me.toUpperCase()}\n`)).toBe(me);
});

describe('whose profile is asked for', () => {
  it('is the student’s own, named or not', () => {
    expect(studentAskedFor(asker('student'))).toBe(me);
    expect(studentAskedFor(asker('student'), ' ')).toBe(me);
    expect(studentAskedFor(asker('student'), me)).toBe(me);
  });

  it('is never a classmate’s', () => {
    expect(() => studentAskedFor(asker('student'), other)).toThrow('request/not-found');
    expect(() => profileScopeOf(asker('student'), other)).toThrow('request/not-found');
  });

  it.each(['school', 'admin'] as const)('is the one that %s names', (role) => {
    expect(studentAskedFor(asker(role), other)).toBe(other);
    expect(() => studentAskedFor(asker(role))).toThrow('profile/uid-missing');
    expect(() => studentAskedFor(asker(role), 'x')).toThrow('request/not-found');
  });

  it('is looked for in the asker’s school only, unless an administrator asks', () => {
    expect(profileScopeOf(asker('student'), me)).toEqual(ours);
    expect(profileScopeOf(asker('school'), other)).toEqual(ours);
    expect(profileScopeOf(asker('admin'), other)).toMatchObject({ kind: 'all-schools' });
  });

  it('is refused first to an asker without a school', () => {
    const homeless = { ...asker('school'), schoolId: null };
    expect(() => studentAskedFor(homeless)).toThrow('request/forbidden');
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

  it('is for everyone once it is sent, and in every other school', () => {
    expect(() => judge('student', true, new Date())).not.toThrow();
    expect(() => judge('student', false)).not.toThrow();
  });
});
