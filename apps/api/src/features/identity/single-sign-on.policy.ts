import { isEmail } from '@trio/domain/email';
import { ApiError } from '../../http/api-error.ts';
import type { KnownUser } from '../../platform/identity/identity.ts';
import type {
  SignOnFlow,
  SignOnPerson,
  SignOnProvider,
} from '../../platform/single-sign-on/single-sign-on.ts';

/**
 * A flow that we started must end in the browser that started it, or an attacker could log a victim
 * in to another account. Only a launch from the provider's own pages has no flow.
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

export interface FitPerson extends SignOnPerson {
  readonly email: string;
  readonly tenant: string;
}

export function requireFitPerson(
  person: SignOnPerson,
  { admitsStaffBySignOn }: { readonly admitsStaffBySignOn: boolean },
): FitPerson {
  const { email, tenant } = person;
  if (person.kind === 'other' && !admitsStaffBySignOn) throw new ApiError('classlink/student-only');
  if (email === null) throw new ApiError('classlink/email-required');
  if (!isEmail(email)) throw new ApiError('auth/invalid-email');
  if (tenant === null) throw new ApiError('classlink/tenant-id-not-found');
  return { ...person, email, tenant };
}

interface Admission {
  readonly schoolId: string;
  /** `STAFF_SSO`: invited staff may use single sign-on. */
  readonly admitsStaffBySignOn: boolean;
}

/**
 * An account with the same address is linked only if it is of this school and the provider has
 * verified the address. Otherwise writing an address into a profile would open another person's
 * account.
 */
export function refuseForeignAccount(
  user: KnownUser,
  person: FitPerson,
  admission: Admission,
): void {
  refuseForeignStaff(user, person, admission);
  if (!person.isEmailVerified || user.schoolId !== admission.schoolId)
    throw new ApiError('classlink/user-unauthorized');
}

/** The provider's student never enters a staff account, nor its teacher a student's. */
export function refuseForeignStaff(
  user: KnownUser,
  person: FitPerson,
  { schoolId, admitsStaffBySignOn }: Admission,
): void {
  const isTheirs =
    user.role === 'student'
      ? person.kind !== 'other'
      : user.role === 'school' &&
        admitsStaffBySignOn &&
        person.kind !== 'student' &&
        user.schoolId === schoolId;
  if (!isTheirs) throw new ApiError('classlink/user-unauthorized');
}

export function refuseDisabled(user: Pick<KnownUser, 'disabledAt'>): void {
  if (user.disabledAt !== null) throw new ApiError('auth/user-disabled');
}
