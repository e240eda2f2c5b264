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
  'refuses $role whose school is $schoolId, whatever is allowed',
  (odd) => {
    const policies = [
      () => refuseAllBut(['student', 'school', 'admin'], odd),
      () => refuseAllButAdmins(odd),
      () => schoolIdOf(odd),
      () => studentKeyOf(odd),
      () => adminScopeOf(odd),
      () => staffScopeOf(odd),
      () => scopeOf(odd),
    ];
    for (const ask of policies) expect(ask).toThrow('request/forbidden');
  },
);

it('gives all schools to an administrator who names none, and to no one else', () => {
  expect(adminScopeOf(admin)).toEqual(all);
  expect(staffScopeOf(admin)).toEqual(all);
  expect(scopeOf(admin)).toEqual(all);
  expect(staffScopeOf(staff)).toEqual(ours);
  expect(scopeOf(staff)).toEqual(ours);
  expect(scopeOf(student)).toEqual(ours);
  expect(() => adminScopeOf(staff)).toThrow('request/forbidden');
  expect(() => staffScopeOf(student)).toThrow('request/forbidden');
});

it('lets an administrator name a school, and hides other schools from staff', () => {
  expect(adminScopeOf(admin, 'theirs')).toEqual({ kind: 'school', schoolId: 'theirs' });
  expect(staffScopeOf(staff, 'ours')).toEqual(ours);
  expect(() => staffScopeOf(staff, 'theirs')).toThrow('school/not-found');
});

it('names the own rows of a student only', () => {
  expect(studentKeyOf(student)).toEqual({ schoolId: 'ours', studentId: 'me' });
  expect(() => studentKeyOf(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(student, ['school'])).toThrow('request/forbidden');
});

it('refuses every role that is not named', () => {
  for (const each of [admin, staff, student]) {
    expect(() => refuseAllBut([], each)).toThrow('request/forbidden');
    expect(() => refuseAllBut([each.role], each)).not.toThrow();
  }
  expect(() => refuseAllButAdmins(admin)).not.toThrow();
  expect(() => refuseAllButAdmins(staff)).toThrow('request/forbidden');
  expect(() => schoolIdOf(admin)).toThrow('request/forbidden');
  expect([schoolIdOf(student), schoolIdOf(staff)]).toEqual(['ours', 'ours']);
});
