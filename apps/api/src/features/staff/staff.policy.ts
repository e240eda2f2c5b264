import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { schoolIdOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

export const staffSchoolIdOf = (caller: Caller): string => schoolIdOf(caller, ['school']);

/** At least one member with access always remains. */
export function refuseOwnAccount(caller: Caller, memberId: string): void {
  if (caller.userId === memberId) throw new ApiError('staff/own-account');
}

export function refuseFullStaff(count: number): void {
  if (count >= limits.staffMax) throw new ApiError('staff/too-many');
}

export function refuseJoined(member: { readonly invitedAt: Date | null }): void {
  if (member.invitedAt === null) throw new ApiError('staff/joined-already');
}
