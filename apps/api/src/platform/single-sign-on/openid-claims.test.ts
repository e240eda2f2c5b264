import { describe, expect, it } from 'vitest';
import { lacksAccountData, personOf } from './openid-claims.ts';

const names = { tenantClaim: 'hd', areAddressesManaged: false, role: null };
const token = { sub: '1', hd: 'school.ca', email: 'lea@school.ca', given_name: 'Léa' };

describe('the email address', () => {
  it.each([
    ['true', { email_verified: true }, true],
    ['false', { email_verified: false }, false],
    ['absent, as Entra has it', {}, false],
    ['a text', { email_verified: 'true' }, false],
    ['a number', { email_verified: 1 }, false],
  ])('counts as verified only if email_verified is true: %s', (_, claims, isEmailVerified) => {
    expect(personOf(names, { ...token, ...claims }, {})).toMatchObject({ isEmailVerified });
  });

  it('counts as verified if the board manages the addresses', () => {
    const managed = { ...names, areAddressesManaged: true };
    expect(personOf(managed, token, {})).toMatchObject({ isEmailVerified: true });
  });

  it('is not verified by a claim about another address', () => {
    const userInfo = { email: 'other@school.ca', email_verified: true };
    expect(personOf(names, token, userInfo)).toMatchObject({
      email: 'lea@school.ca',
      isEmailVerified: false,
    });
    const { email: _, ...thin } = token;
    expect(personOf(names, { ...thin, email_verified: true }, { email: 'a@b.ca' })).toMatchObject({
      email: 'a@b.ca',
      isEmailVerified: false,
    });
  });
});

it('prefers claims of the signed token to the user info answer', () => {
  const userInfo = { sub: '2', hd: 'else.ca', given_name: 'Max', family_name: 'Roy' };
  expect(personOf(names, token, userInfo)).toMatchObject({
    accountIds: ['school.ca:1'],
    tenant: 'school.ca',
    firstName: 'Léa',
    lastName: 'Roy',
  });
});

it('does not confuse a colon in an id with the separator between ids', () => {
  const one = personOf(names, { ...token, hd: 'a', sub: 'b:c' }, {});
  const other = personOf(names, { ...token, hd: 'a:b', sub: 'c' }, {});
  expect(one.accountIds).not.toEqual(other.accountIds);
});

it('tells students from others by the role claim, and cannot if none is configured', () => {
  const withRole = { ...names, role: { claim: 'roles', student: 'Student' } };
  const kindOf = (roles: unknown) => personOf(withRole, { ...token, roles }, {}).kind;
  expect(['Student', ['Staff', 'Student']].map(kindOf)).toEqual(['student', 'student']);
  expect(['Students', ['Staff'], undefined].map(kindOf)).toEqual(['other', 'other', 'other']);
  expect(personOf(names, token, {}).kind).toBe('unknown');
});

it('returns null or an empty text for missing claims', () => {
  expect(personOf(names, { sub: '1', hd: 7, email: ' ' }, {})).toMatchObject({
    tenant: null,
    email: null,
    firstName: '',
    lastName: '',
  });
  expect(personOf(names, { sub: '1', name: 'Léa Roy' }, {}).firstName).toBe('Léa Roy');
  expect([
    lacksAccountData(token),
    lacksAccountData({ sub: '1', email: 'a@b.ca' }),
    lacksAccountData({ sub: '1' }),
  ]).toEqual([false, true, true]);
});
