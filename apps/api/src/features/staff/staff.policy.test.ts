import { limits } from '@trio/domain/limits';
import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { expect, it } from 'vitest';
import {
  changeSchoolIdOf,
  ownerSchoolIdOf,
  refuseFullStaff,
  refuseInvited,
  refuseJoined,
  refuseLastOwner,
  refuseOwnAccount,
} from './staff.policy.ts';

const caller = (role: Role, schoolId: string | null = 'ours', staffKind: StaffKind = 'owner') => ({
  sessionId: 'session',
  userId: 'me',
  role,
  schoolId,
  staffKind: role === 'school' ? staffKind : null,
  boardId: null,
  openSchools: [],
  signedInAt: new Date(),
});

it('allows owners in their own school only', () => {
  expect(ownerSchoolIdOf(caller('school'))).toBe('ours');
  for (const kind of ['counsellor', 'teacher'] as const) {
    expect(() => ownerSchoolIdOf(caller('school', 'ours', kind))).toThrow('request/forbidden');
  }
  expect(() => ownerSchoolIdOf(caller('student'))).toThrow('request/forbidden');
  expect(() => ownerSchoolIdOf(caller('admin', null))).toThrow('request/forbidden');
});

it('allows an administrator to stop a change in any school, an owner in their own', () => {
  expect(changeSchoolIdOf(caller('admin', null), 'theirs')).toBe('theirs');
  expect(() => changeSchoolIdOf(caller('admin', null), null)).toThrow('request/not-found');
  expect(changeSchoolIdOf(caller('school'), 'theirs')).toBe('ours');
  expect(() => changeSchoolIdOf(caller('school', 'ours', 'counsellor'), 'ours')).toThrow(
    'request/forbidden',
  );
});

it('refuses to take the last owner away', () => {
  const [one, other] = [{ staffId: 'one' }, { staffId: 'other' }];
  expect(() => refuseLastOwner([one, other], one)).not.toThrow();
  expect(() => refuseLastOwner([one], one)).toThrow('staff/last-owner');
  expect(() => refuseLastOwner([], one)).toThrow('staff/last-owner');
});

it('refuses the caller’s own account', () => {
  expect(() => refuseOwnAccount(caller('school'), 'me')).toThrow('staff/own-account');
  expect(() => refuseOwnAccount(caller('school'), 'other')).not.toThrow();
});

it('refuses a member over the limit', () => {
  expect(() => refuseFullStaff(limits.staffMax - 1)).not.toThrow();
  expect(() => refuseFullStaff(limits.staffMax)).toThrow('staff/too-many');
});

it('refuses to invite a member who has joined', () => {
  expect(() => refuseJoined({ invitedAt: new Date() })).not.toThrow();
  expect(() => refuseJoined({ invitedAt: null })).toThrow('staff/joined-already');
});

it('refuses to name an owner who has not joined', () => {
  expect(() => refuseInvited({ invitedAt: null })).not.toThrow();
  expect(() => refuseInvited({ invitedAt: new Date() })).toThrow('staff/not-joined');
});
