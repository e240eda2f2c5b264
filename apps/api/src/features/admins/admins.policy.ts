import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';

/** The platform always has an administrator who can log in. */
export function refuseLastAdmin(active: readonly { readonly id: string }[], adminId: string): void {
  if (!active.some(({ id }) => id !== adminId)) throw new ApiError('people/last-admin');
}

export function refuseFullList(count: number): void {
  if (count >= limits.adminsMax) throw new ApiError('admins/too-many');
}

export function refuseJoined(admin: { readonly invitedAt: Date | null }): void {
  if (admin.invitedAt === null) throw new ApiError('staff/joined-already');
}
