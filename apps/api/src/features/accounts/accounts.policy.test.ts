import { describe, expect, it } from 'vitest';
import { hasJustSignedIn, refuseClosedSchool, refuseUnwantedDomain } from './accounts.policy.ts';

const now = new Date('2026-10-01T12:00:00Z');

it('keeps students out until the school is verified, and approved where that is required', () => {
  const waiting = { verifiedAt: null, approvedAt: now };
  const verified = { verifiedAt: now, approvedAt: null };
  expect(() => refuseClosedSchool(waiting, false)).toThrow('auth/school-not-open');
  expect(() => refuseClosedSchool(verified, false)).not.toThrow();
  expect(() => refuseClosedSchool(verified, true)).toThrow('auth/school-not-open');
  expect(() => refuseClosedSchool({ verifiedAt: now, approvedAt: now }, true)).not.toThrow();
});

describe('the address of a new student', () => {
  const lists = {
    allowedEmailDomains: ['school.test'],
    deniedEmailDomains: ['spam.test'],
    isAllowListOn: false,
    isDenyListOn: false,
  };

  it('may be any without lists', () => {
    expect(() => refuseUnwantedDomain(lists, 'lea@spam.test')).not.toThrow();
  });

  it('must be on the list of allowed domains', () => {
    const strict = { ...lists, isAllowListOn: true };
    expect(() => refuseUnwantedDomain(strict, 'lea@school.test')).not.toThrow();
    expect(() => refuseUnwantedDomain(strict, 'lea@home.test')).toThrow(
      'auth/email-domain-not-whitelisted',
    );
  });

  it('must not be on the list of denied domains', () => {
    const strict = { ...lists, isDenyListOn: true };
    expect(() => refuseUnwantedDomain(strict, 'lea@home.test')).not.toThrow();
    expect(() => refuseUnwantedDomain(strict, 'lea@spam.test')).toThrow(
      'auth/email-domain-blacklisted',
    );
  });
});

it('asks for the password again from a quarter of an hour after the login on', () => {
  const since = (ms: number) =>
    hasJustSignedIn(
      {
        sessionId: 'session',
        userId: 'me',
        role: 'student',
        schoolId: 'ours',
        signedInAt: new Date(now.getTime() - ms),
      },
      now,
    );
  expect([since(0), since(15 * 60_000), since(15 * 60_000 + 1)]).toEqual([true, true, false]);
});
