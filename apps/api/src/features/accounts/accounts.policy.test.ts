import { describe, expect, it } from 'vitest';
import { hasJustSignedIn, refuseClosedSchool, refuseUnwantedDomain } from './accounts.policy.ts';

const now = new Date('2026-10-01T12:00:00Z');

it('refuses students until the school is verified, and approved if approval is required', () => {
  const waiting = { verifiedAt: null, approvedAt: now, refusedAt: null };
  const verified = { verifiedAt: now, approvedAt: null, refusedAt: null };
  expect(() => refuseClosedSchool(waiting, false)).toThrow('auth/school-not-open');
  expect(() => refuseClosedSchool(verified, false)).not.toThrow();
  expect(() => refuseClosedSchool(verified, true)).toThrow('auth/school-not-open');
  expect(() =>
    refuseClosedSchool({ verifiedAt: now, approvedAt: now, refusedAt: null }, true),
  ).not.toThrow();
});

describe('the email domain of a new student', () => {
  const lists = {
    allowedEmailDomains: ['school.test'],
    deniedEmailDomains: ['spam.test'],
    isAllowListOn: false,
    isDenyListOn: false,
  };

  it('is not restricted while both lists are off', () => {
    expect(() => refuseUnwantedDomain(lists, 'lea@spam.test')).not.toThrow();
  });

  it('must be on an enabled allow list', () => {
    const strict = { ...lists, isAllowListOn: true };
    expect(() => refuseUnwantedDomain(strict, 'lea@school.test')).not.toThrow();
    expect(() => refuseUnwantedDomain(strict, 'lea@home.test')).toThrow(
      'auth/email-domain-not-whitelisted',
    );
  });

  it('must not be on an enabled deny list', () => {
    const strict = { ...lists, isDenyListOn: true };
    expect(() => refuseUnwantedDomain(strict, 'lea@home.test')).not.toThrow();
    expect(() => refuseUnwantedDomain(strict, 'lea@spam.test')).toThrow(
      'auth/email-domain-blacklisted',
    );
  });
});

it('treats a log-in as recent for 15 minutes', () => {
  const since = (ms: number) =>
    hasJustSignedIn(
      {
        sessionId: 'session',
        userId: 'me',
        role: 'student',
        schoolId: 'ours',
        staffKind: null,
        boardId: null,
        openSchools: [],
        signedInAt: new Date(now.getTime() - ms),
      },
      now,
    );
  expect([since(0), since(15 * 60_000), since(15 * 60_000 + 1)]).toEqual([true, true, false]);
});
