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
  isStudent: true,
  email: 'lea@school.test',
  isEmailVerified: true,
  firstName: 'Léa',
  lastName: 'Roy',
};

describe('a person of a provider', () => {
  it('is accepted as a student with an address and a tenant', () => {
    expect(requireFitPerson(lea)).toEqual(lea);
  });

  it.each([
    ['classlink/student-only', { isStudent: false }],
    ['classlink/email-required', { email: null }],
    ['auth/invalid-email', { email: 'lea' }],
    ['classlink/tenant-id-not-found', { tenant: null }],
  ])('is refused with %s: %j', (code, lack) => {
    expect(() => requireFitPerson({ ...lea, ...lack })).toThrow(code);
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

  it('is linked if it belongs to a student of this school and the address is verified', () => {
    expect(() => refuseForeignAccount(user, lea, 'ours')).not.toThrow();
  });

  it('is not linked otherwise', () => {
    const refused = [
      () => refuseForeignAccount(user, { ...lea, isEmailVerified: false }, 'ours'),
      () => refuseForeignAccount({ ...user, role: 'school' }, lea, 'ours'),
      () => refuseForeignAccount({ ...user, role: 'admin', schoolId: null }, lea, 'ours'),
      () => refuseForeignAccount(user, lea, 'theirs'),
    ];
    for (const each of refused) expect(each).toThrow('classlink/user-unauthorized');
  });
});

it('refuses a disabled user', () => {
  expect(() => refuseDisabled({ disabledAt: null })).not.toThrow();
  expect(() => refuseDisabled({ disabledAt: new Date() })).toThrow('auth/user-disabled');
});
