import type { SignOnPerson } from './single-sign-on.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Where a provider says which school a person is from, and what they are there. */
export interface ClaimNames {
  readonly tenantClaim: string;
  /** Null where a provider's people are all students. */
  readonly role: { readonly claim: string; readonly student: string } | null;
}

/** Whether the ID token leaves out what an account needs, so that it is worth asking further. */
export const isThin = (idToken: Claims): boolean =>
  word(idToken['email']) === '' || word(idToken['given_name']) === '';

export function personOf(names: ClaimNames, idToken: Claims, userInfo: Claims): SignOnPerson {
  // What is signed goes before what is merely answered.
  const claims = { ...userInfo, ...idToken };
  const tenant = word(claims[names.tenantClaim]);
  // An address and the word that it is verified come from one place, or they are not about each other.
  const mail = word(idToken['email']) === '' ? userInfo : idToken;
  const [firstName, lastName] = [word(claims['given_name']), word(claims['family_name'])];
  return {
    accountIds: [`${encodeURIComponent(tenant)}:${encodeURIComponent(word(claims['sub']))}`],
    tenant: tenant === '' ? null : tenant,
    isStudent: names.role === null || hasRole(claims[names.role.claim], names.role.student),
    email: word(mail['email']) === '' ? null : word(mail['email']),
    isEmailVerified: mail['email_verified'] === true,
    firstName: firstName === '' && lastName === '' ? word(claims['name']) : firstName,
    lastName,
  };
}

const word = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

/** Some providers have one role, some a list of them. */
const hasRole = (claim: unknown, role: string): boolean =>
  Array.isArray(claim) ? claim.includes(role) : claim === role;
