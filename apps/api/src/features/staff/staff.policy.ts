import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

export const ownerSchoolIdOf = (caller: Caller): string => staffSchoolIdOf(caller, ['owner']);

/** Owners in their own school; administrators in the school that they name. */
export function changeSchoolIdOf(caller: Caller, named: string | null): string {
  if (caller.role !== 'admin') return ownerSchoolIdOf(caller);
  refuseAllButAdmins(caller);
  if (named === null) throw new ApiError('request/not-found');
  return named;
}

export function refuseOwnAccount(caller: Caller, memberId: string): void {
  if (caller.userId === memberId) throw new ApiError('staff/own-account');
}

interface Member {
  readonly staffId: string;
}

/** A school always has an owner who can log in. */
export const isLastOwner = (owners: readonly Member[], { staffId }: Member): boolean =>
  !owners.some((owner) => owner.staffId !== staffId);

export function refuseLastOwner(owners: readonly Member[], member: Member): void {
  if (isLastOwner(owners, member)) throw new ApiError('staff/last-owner');
}

export function refuseFullStaff(count: number): void {
  if (count >= limits.staffMax) throw new ApiError('staff/too-many');
}

export function refuseJoined(member: { readonly invitedAt: Date | null }): void {
  if (member.invitedAt === null) throw new ApiError('staff/joined-already');
}

export function refuseInvited(member: { readonly invitedAt: Date | null }): void {
  if (member.invitedAt !== null) throw new ApiError('staff/not-joined');
}
