import { checkEmailDomain } from '@trio/domain/email-domains';
import { waitsFor } from '@trio/domain/waits-for';
import { ApiError } from '../../http/api-error.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';

interface Admission {
  readonly verifiedAt: Date | null;
  readonly approvedAt: Date | null;
}

interface DomainLists {
  readonly allowedEmailDomains: readonly string[];
  readonly deniedEmailDomains: readonly string[];
  readonly isAllowListOn: boolean;
  readonly isDenyListOn: boolean;
}

/** A school may collect minors' data only once its own email address has been verified. */
export function refuseClosedSchool(school: Admission, needsApproval: boolean): void {
  if (waitsFor(school, needsApproval) !== null) throw new ApiError('auth/school-not-open');
}

const refusals = {
  'not-whitelisted': 'auth/email-domain-not-whitelisted',
  blacklisted: 'auth/email-domain-blacklisted',
} as const;

export function refuseUnwantedDomain(school: DomainLists, email: string): void {
  const verdict = checkEmailDomain(email, {
    allowed: school.allowedEmailDomains,
    denied: school.deniedEmailDomains,
    isAllowListOn: school.isAllowListOn,
    isDenyListOn: school.isDenyListOn,
  });
  if (verdict !== 'allowed') throw new ApiError(refusals[verdict]);
}

const recentLogInMs = 15 * 60_000;

/** An open session alone must not let a stranger lock its owner out. */
export const hasJustSignedIn = (caller: Caller, now: Date): boolean =>
  now.getTime() - caller.signedInAt.getTime() <= recentLogInMs;

/** Protects an account that was left logged in. */
export async function refuseUnlessProven(
  identity: Pick<Identity, 'verifyPassword'>,
  caller: Caller,
  proof: {
    /** Null for single sign-on users who never chose a password. */
    readonly hash: string | null;
    readonly currentPassword: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { hash, currentPassword, now } = proof;
  if (hash === null) {
    if (hasJustSignedIn(caller, now)) return;
    throw new ApiError('auth/recent-sign-in-required');
  }
  if (currentPassword === undefined) throw new ApiError('form/current-password-required');
  if (!(await identity.verifyPassword(hash, currentPassword))) {
    throw new ApiError('form/current-password-wrong');
  }
}

export function hashNewPassword(
  identity: Pick<Identity, 'hashPassword' | 'isCommonPassword'>,
  password: string,
  about: readonly string[],
): Promise<string> {
  if (identity.isCommonPassword(password, about)) throw new ApiError('form/password-common');
  return identity.hashPassword(password);
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username?: string | null;
}

interface NamedSchool {
  readonly name: string;
  readonly accessCode: string;
}

export const guessableWordsOf = (person: Named, school: NamedSchool | null): readonly string[] => [
  person.email,
  person.email.split('@')[0] ?? '',
  person.username ?? '',
  person.firstName,
  person.lastName,
  `${person.firstName}${person.lastName}`,
  ...(school ? [school.name, school.accessCode] : []),
];
