import { isEmail } from '@trio/domain/email';
import { ApiError } from '../../http/api-error.ts';
import type { KnownUser } from '../../platform/identity/identity.ts';
import type {
  SignOnFlow,
  SignOnPerson,
  SignOnProvider,
} from '../../platform/single-sign-on/single-sign-on.ts';

/**
 * The answer to a flow that we started must come back to the browser that started it, or another
 * person's sign-on could be slipped into it. Only a launch from the provider's own pages has no flow.
 */
export function refuseForeignCallback(
  provider: SignOnProvider,
  flow: SignOnFlow | null,
  state: string | undefined,
): void {
  const isLaunch = flow === null && state === undefined;
  const isOurs = flow !== null && flow.provider === provider.id && flow.state === state;
  if (!isOurs && !(isLaunch && provider.takesLaunches))
    throw new ApiError('classlink/invalid_grant');
}

/** A student whose school we can tell: what every sign-on must bring. */
export interface FitPerson extends SignOnPerson {
  readonly email: string;
  readonly tenant: string;
}

export function requireFitPerson(person: SignOnPerson): FitPerson {
  const { email, tenant } = person;
  if (!person.isStudent) throw new ApiError('classlink/student-only');
  if (email === null) throw new ApiError('classlink/email-required');
  if (!isEmail(email)) throw new ApiError('auth/invalid-email');
  if (tenant === null) throw new ApiError('classlink/tenant-id-not-found');
  return { ...person, email, tenant };
}

/**
 * Whether an account with the same address may be taken for this person's: a student's, of the
 * school whose platform it is, and only where that platform vouches for the address. Otherwise
 * whoever can write an address into a profile could walk into somebody else's account.
 */
export function refuseForeignAccount(user: KnownUser, person: FitPerson, schoolId: string): void {
  const isTheirs = person.isEmailVerified && user.role === 'student' && user.schoolId === schoolId;
  if (!isTheirs) throw new ApiError('classlink/user-unauthorized');
}

export function refuseDisabled(user: Pick<KnownUser, 'disabledAt'>): void {
  if (user.disabledAt !== null) throw new ApiError('auth/user-disabled');
}
