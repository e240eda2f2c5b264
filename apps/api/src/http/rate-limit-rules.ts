import { resendVerification, updateMe } from '@trio/contracts/accounts';
import type { Body, Endpoint } from '@trio/contracts/endpoint';
import { confirmEmail, requestReset, resetPassword, signIn } from '@trio/contracts/identity';
import { register, requestContact } from '@trio/contracts/registration';
import {
  signInWithToken,
  signOn,
  signOnWithClassLink,
  startSignOn,
} from '@trio/contracts/single-sign-on';
import { normaliseEmail } from '@trio/domain/email';
import type { Limit } from '../platform/rate-limits/rate-limits.repository.ts';

const minute = 60_000;

export interface Rule extends Limit {
  /** Per network address, per account named in the body, or per signed-in account. */
  readonly per: 'address' | 'account' | 'caller';
  /** A guess that was right is not counted: a whole school may sign in from one address. */
  readonly counts: 'everything' | 'failures';
  readonly accountOf?: (body: never) => string;
}

const byAddress = (most: number, minutes: number): Rule => ({
  per: 'address',
  counts: 'everything',
  most,
  windowMs: minutes * minute,
});
const byAccount = (most: number, minutes: number): Rule => ({
  ...byAddress(most, minutes),
  per: 'account',
  accountOf: (body: Body<typeof requestReset>) => normaliseEmail(body.email),
});
const failures = (rule: Rule): Rule => ({ ...rule, counts: 'failures' });

/**
 * Every limit of the product in one place. A class of 40 signs up from one address within a minute,
 * a whole grade within a period: that must pass.
 */
export const rateLimitRules: ReadonlyMap<Endpoint, readonly Rule[]> = new Map<
  Endpoint,
  readonly Rule[]
>([
  [signIn, [failures(byAddress(150, 10)), failures(byAccount(10, 5))]],
  [register, [byAddress(300, 10), failures(byAccount(10, 10))]],
  [requestReset, [byAddress(60, 15), byAccount(4, 15)]],
  [resetPassword, [failures(byAddress(60, 10))]],
  [confirmEmail, [failures(byAddress(60, 10))]],
  [requestContact, [byAddress(30, 60), byAccount(4, 60)]],
  [signOnWithClassLink, [failures(byAddress(150, 10))]],
  [signOn, [failures(byAddress(150, 10))]],
  [signInWithToken, [failures(byAddress(150, 10))]],
  [startSignOn, [byAddress(600, 10)]],
  // Guessing the current password at a forgotten session.
  [updateMe, [{ ...failures(byAddress(20, 15)), per: 'caller' }]],
  [resendVerification, [{ ...byAddress(5, 15), per: 'caller' }]],
]);
