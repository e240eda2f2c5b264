import type { Role } from '@trio/domain/roles';
import { expect, it } from 'vitest';
import {
  adminScopeOf,
  refuseAllBut,
  refuseAllButAdmins,
  schoolIdOf,
  scopeOf,
  staffScopeOf,
  studentKeyOf,
} from './caller.policy.ts';

const caller = (role: Role, schoolId: string | null) => ({ role, schoolId, userId: 'me' });
const admin = caller('admin', null);
const staff = caller('school', 'ours');
const student = caller('student', 'ours');
const all = expect.objectContaining({ kind: 'all-schools' });
const ours = { kind: 'school', schoolId: 'ours' };

it.each([caller('student', null), caller('school', null), caller('admin', 'ours')])(
  'always refuses a $role whose school is $schoolId',
  (invalid) => {
    const policies = [
      () => refuseAllBut(['student', 'school', 'admin'], invalid),
      () => refuseAllButAdmins(invalid),
      () => schoolIdOf(invalid),
      () => studentKeyOf(invalid),
      () => adminScopeOf(invalid),
      () => staffScopeOf(invalid),
      () => scopeOf(invalid),
    ];
    for (const policy of policies) expect(policy).toThrow('request/forbidden');
  },
);

it('gives all schools only to an administrator who names no school', () => {
  expect(adminScopeOf(admin)).toEqual(all);
  expect(staffScopeOf(admin)).toEqual(all);
  expect(scopeOf(admin)).toEqual(all);
  expect(staffScopeOf(staff)).toEqual(ours);
  expect(scopeOf(staff)).toEqual(ours);
  expect(scopeOf(student)).toEqual(ours);
  expect(() => adminScopeOf(staff)).toThrow('request/forbidden');
  expect(() => staffScopeOf(student)).toThrow('request/forbidden');
});

it('allows an administrator to name a school, and hides other schools from staff', () => {
  expect(adminScopeOf(admin, 'theirs')).toEqual({ kind: 'school', schoolId: 'theirs' });
  expect(staffScopeOf(staff, 'ours')).toEqual(ours);
  expect(() => staffScopeOf(staff, 'theirs')).toThrow('school/not-found');
});

it('returns the key of a student’s own rows, and refuses other roles', () => {
  expect(studentKeyOf(student)).toEqual({ schoolId: 'ours', studentId: 'me' });
  expect(() => studentKeyOf(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(student, ['school'])).toThrow('request/forbidden');
});

it('refuses every role that is not allowed', () => {
  for (const each of [admin, staff, student]) {
    expect(() => refuseAllBut([], each)).toThrow('request/forbidden');
    expect(() => refuseAllBut([each.role], each)).not.toThrow();
  }
  expect(() => refuseAllButAdmins(admin)).not.toThrow();
  expect(() => refuseAllButAdmins(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(admin)).toThrow('request/forbidden');
  expect([schoolIdOf(student), schoolIdOf(staff)]).toEqual(['ours', 'ours']);
});
