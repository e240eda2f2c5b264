import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** The school of a caller who has one: the routes let in nobody else. */
export function schoolIdOf(caller: Caller): string {
  if (caller.schoolId === null) throw new ApiError('request/forbidden');
  return caller.schoolId;
}

/** Somebody always stays who can let the others in. */
export function refuseOwnAccount(caller: Caller, memberId: string): void {
  if (caller.userId === memberId) throw new ApiError('staff/own-account');
}

export function refuseFullStaff(count: number): void {
  if (count >= limits.staffMax) throw new ApiError('staff/too-many');
}

export function refuseJoined(member: { readonly invitedAt: Date | null }): void {
  if (member.invitedAt === null) throw new ApiError('staff/joined-already');
}
