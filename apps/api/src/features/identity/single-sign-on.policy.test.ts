import { describe, expect, it } from 'vitest';
import {
  refuseDisabled,
  refuseForeignAccount,
  refuseForeignCallback,
  requireFitPerson,
} from './single-sign-on.policy.ts';

const unused = () => Promise.reject(new Error('not asked for'));
const provider = { label: 'ClassLink', start: unused, identify: unused };
const classLink = { ...provider, id: 'classlink', takesLaunches: true };
const microsoft = { ...provider, id: 'microsoft', takesLaunches: false };

describe('a callback', () => {
  const flow = { provider: 'microsoft', state: 'secret' };

  it('is accepted with the flow and the state of this browser', () => {
    expect(() => refuseForeignCallback(microsoft, flow, 'secret')).not.toThrow();
  });

  it.each([
    ['another state', flow, 'other'],
    ['no state', flow, undefined],
    ['another provider’s flow', { ...flow, provider: 'google' }, 'secret'],
    ['no flow', null, 'secret'],
  ])('is refused with %s', (_, started, state) => {
    for (const each of [microsoft, classLink]) {
      expect(() => refuseForeignCallback(each, started, state)).toThrow('classlink/invalid_grant');
    }
  });

  it('is a launch without flow and state, which only some providers allow', () => {
    expect(() => refuseForeignCallback(classLink, null, undefined)).not.toThrow();
    expect(() => refuseForeignCallback(microsoft, null, undefined)).toThrow(
      'classlink/invalid_grant',
    );
  });
});

const lea = {
  accountIds: ['1'] as [string],
  tenant: 'board',
  kind: 'student' as const,
  email: 'lea@school.test',
  isEmailVerified: true,
  firstName: 'Léa',
  lastName: 'Roy',
};

const studentsOnly = { admitsStaffBySignOn: false };
const withStaff = { admitsStaffBySignOn: true };

describe('a person of a provider', () => {
  it('is accepted as staff if staff may use single sign-on', () => {
    const teacher = { ...lea, kind: 'other' as const };
    expect(requireFitPerson(teacher, withStaff)).toEqual(teacher);
  });

  it('is accepted as a student with an address and a tenant', () => {
    expect(requireFitPerson(lea, studentsOnly)).toEqual(lea);
  });

  it.each([
    ['classlink/student-only', { kind: 'other' as const }],
    ['classlink/email-required', { email: null }],
    ['auth/invalid-email', { email: 'lea' }],
    ['classlink/tenant-id-not-found', { tenant: null }],
  ])('is refused with %s: %j', (code, lack) => {
    expect(() => requireFitPerson({ ...lea, ...lack }, studentsOnly)).toThrow(code);
  });
});

describe('an account with the same address', () => {
  const user = {
    userId: 'lea',
    email: lea.email,
    role: 'student' as const,
    schoolId: 'ours',
    boardId: null,
    staffKind: null,
    emailVerified: true,
    disabledAt: null,
  };

  const ours = { schoolId: 'ours', ...studentsOnly };
  const oursWithStaff = { schoolId: 'ours', ...withStaff };
  const counsellor = { ...user, role: 'school' as const, staffKind: 'counsellor' as const };
  const teacher = { ...lea, kind: 'other' as const };
  const anyone = { ...lea, kind: 'unknown' as const };

  it('is linked if it belongs to a student of this school and the address is verified', () => {
    expect(() => refuseForeignAccount(user, lea, ours)).not.toThrow();
    expect(() => refuseForeignAccount(user, anyone, ours)).not.toThrow();
    expect(() => refuseForeignAccount(user, lea, oursWithStaff)).not.toThrow();
  });

  it('is linked if it belongs to staff of this school, the address is verified and staff may use single sign-on', () => {
    expect(() => refuseForeignAccount(counsellor, teacher, oursWithStaff)).not.toThrow();
    expect(() => refuseForeignAccount(counsellor, anyone, oursWithStaff)).not.toThrow();
  });

  it('is not linked otherwise', () => {
    const admin = { ...user, role: 'admin' as const, schoolId: null };
    const refused = [
      () => refuseForeignAccount(user, { ...lea, isEmailVerified: false }, ours),
      () => refuseForeignAccount(user, lea, { ...ours, schoolId: 'theirs' }),
      () => refuseForeignAccount(user, teacher, oursWithStaff),
      () => refuseForeignAccount(admin, lea, ours),
      () => refuseForeignAccount(admin, anyone, oursWithStaff),
      () => refuseForeignAccount(counsellor, lea, oursWithStaff),
      () => refuseForeignAccount(counsellor, anyone, ours),
      () => refuseForeignAccount(counsellor, teacher, { ...oursWithStaff, schoolId: 'theirs' }),
      () => refuseForeignAccount(counsellor, { ...teacher, isEmailVerified: false }, oursWithStaff),
    ];
    for (const each of refused) expect(each).toThrow('classlink/user-unauthorized');
  });
});

it('refuses a disabled user', () => {
  expect(() => refuseDisabled({ disabledAt: null })).not.toThrow();
  expect(() => refuseDisabled({ disabledAt: new Date() })).toThrow('auth/user-disabled');
});
