import { limits } from '@trio/domain/limits';
import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import {
  refuseFullStaff,
  refuseJoined,
  refuseOwnAccount,
  staffSchoolIdOf,
} from './staff.policy.ts';

const caller = (role: Role, schoolId: string | null = 'ours') => ({
  sessionId: 'session',
  userId: 'me',
  role,
  schoolId,
  signedInAt: new Date(),
});

it('allows staff in their own school only', () => {
  expect(staffSchoolIdOf(caller('school'))).toBe('ours');
  expect(() => staffSchoolIdOf(caller('student'))).toThrow('request/forbidden');
  expect(() => staffSchoolIdOf(caller('admin', null))).toThrow('request/forbidden');
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
