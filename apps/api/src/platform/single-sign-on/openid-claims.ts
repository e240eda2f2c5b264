import type { SignOnPerson } from './single-sign-on.ts';

export type Claims = Readonly<Record<string, unknown>>;

export interface ClaimNames {
  readonly tenantClaim: string;
  /** The board manages these addresses: no person chooses their own. */
  readonly areAddressesManaged: boolean;
  /** Null if the provider's claims do not tell students from others. */
  readonly role: { readonly claim: string; readonly student: string } | null;
}

export const lacksAccountData = (idToken: Claims): boolean =>
  word(idToken['email']) === '' || word(idToken['given_name']) === '';

export function personOf(names: ClaimNames, idToken: Claims, userInfo: Claims): SignOnPerson {
  // Signed claims override unsigned ones.
  const claims = { ...userInfo, ...idToken };
  const tenant = word(claims[names.tenantClaim]);
  // The address and its verification must come from the same source.
  const mail = word(idToken['email']) === '' ? userInfo : idToken;
  const [firstName, lastName] = [word(claims['given_name']), word(claims['family_name'])];
  return {
    accountIds: [`${encodeURIComponent(tenant)}:${encodeURIComponent(word(claims['sub']))}`],
    tenant: tenant === '' ? null : tenant,
    kind: kindOf(names.role, claims),
    email: word(mail['email']) === '' ? null : word(mail['email']),
    isEmailVerified: names.areAddressesManaged || mail['email_verified'] === true,
    firstName: firstName === '' && lastName === '' ? word(claims['name']) : firstName,
    lastName,
  };
}

function kindOf(role: ClaimNames['role'], claims: Claims): SignOnPerson['kind'] {
  if (role === null) return 'unknown';
  return hasRole(claims[role.claim], role.student) ? 'student' : 'other';
}

const word = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

const hasRole = (claim: unknown, role: string): boolean =>
  Array.isArray(claim) ? claim.includes(role) : claim === role;
