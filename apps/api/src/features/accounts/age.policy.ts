import {
  asksAge,
  needsGuardian,
  type AgeOutcome,
  type ConsentAges,
} from '@trio/domain/age/consent-ages';
import type { HomeRegion } from '@trio/domain/age/home-regions';
import { normaliseEmail } from '@trio/domain/email';
import { ApiError } from '../../http/api-error.ts';

export interface AgeAnswer {
  readonly age?: number | undefined;
  readonly region?: HomeRegion | undefined;
}

interface Group {
  readonly isConsumerGroup: boolean;
  readonly isFreemiumGroup: boolean;
}

export interface Admission {
  /** Null at a school that does not ask. */
  readonly outcome: AgeOutcome | null;
  /** Shows that a guardian agreed; the sign-up uses it up. */
  readonly token: string | null;
}

export function admitByAge(
  school: Group,
  { age, region, guardianToken }: AgeAnswer & { readonly guardianToken?: string | undefined },
  ages: ConsentAges,
): Admission {
  if (!asksAge(school)) return { outcome: null, token: null };
  if (guardianToken !== undefined) return { outcome: 'guardian-agreed', token: guardianToken };
  if (age === undefined || region === undefined) throw new ApiError('auth/age-required');
  if (needsGuardian(ages, { age, region })) throw new ApiError('auth/guardian-required');
  return { outcome: 'old-enough', token: null };
}

/** A sign-on provider does not tell the age: the person signs up with the code first. */
export function refuseWithoutAge(school: Group): void {
  if (asksAge(school)) throw new ApiError('auth/age-required');
}

/** An address is asked only where an answer to it changes something. */
export function refuseNeedlessRequest(
  school: Group,
  answer: Required<{ [K in keyof AgeAnswer]: NonNullable<AgeAnswer[K]> }>,
  ages: ConsentAges,
): void {
  if (!asksAge(school) || !needsGuardian(ages, answer)) throw new ApiError('guardian/not-needed');
}

interface Asked {
  readonly ageOutcome: AgeOutcome | null;
}

export const isAgeOpen = (school: Group, { ageOutcome }: Asked): boolean =>
  asksAge(school) && (ageOutcome === null || ageOutcome === 'guardian-refused');

export function refuseSettledAge(school: Group, student: Asked): void {
  if (!isAgeOpen(school, student)) throw new ApiError('guardian/not-needed');
}

/** The child's own address would let the child agree. */
export function refuseOwnEmail(guardianEmail: string, own: readonly (string | null)[]): void {
  const typed = normaliseEmail(guardianEmail);
  if (own.some((email) => email !== null && email !== '' && normaliseEmail(email) === typed)) {
    throw new ApiError('guardian/own-email');
  }
}
