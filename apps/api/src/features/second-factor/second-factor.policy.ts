import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

export const refuseStudents = (caller: Caller): void =>
  refuseAllBut(['school', 'board', 'admin'], caller);

const recentLogInMs = 15 * 60_000;

/** For a person without a password: an open session alone must not change how to log in. */
export function refuseOldLogIn({ signedInAt }: Pick<Caller, 'signedInAt'>, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > recentLogInMs) {
    throw new ApiError('auth/recent-sign-in-required');
  }
}

const refusals = {
  expired: 'factor/enrolment-expired',
  'too-many': 'factor/too-many',
} as const;

export function refuseEnrolment(
  refused: 'expired' | 'wrong' | 'too-many' | null,
  wrong: 'factor/code-wrong' | 'factor/passkey-refused',
): void {
  if (refused !== null) throw new ApiError(refused === 'wrong' ? wrong : refusals[refused]);
}

/** An owner’s second factor is removed after a wait, which the other owners can use to stop it. */
export function refuseOwner({ kind }: { readonly kind: string }): void {
  if (kind === 'owner') throw new ApiError('factor/owner-waits');
}

/** The platform’s team helps only where no other owner can. */
export function refuseHelped(
  owners: readonly { readonly staffId: string }[],
  userId: string,
): void {
  if (owners.some(({ staffId }) => staffId !== userId)) throw new ApiError('factor/owner-can-help');
}
