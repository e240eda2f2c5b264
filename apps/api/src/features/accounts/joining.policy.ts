import { ApiError } from '../../http/api-error.ts';
import type { JoinableClass } from '../../data/class-codes.repository.ts';

/** An open class closes by itself when its time for joining has passed. */
export const isJoiningOpen = (
  { state, joiningEndsAt }: Pick<JoinableClass, 'state' | 'joiningEndsAt'>,
  now: Date,
): boolean => state === 'open' && joiningEndsAt > now;

export function refuseClosedClass(
  joined: Pick<JoinableClass, 'state' | 'joiningEndsAt'>,
  now: Date,
): void {
  if (!isJoiningOpen(joined, now)) throw new ApiError('join/class-closed');
}

export function refuseWithoutEmail(joined: Pick<JoinableClass, 'allowsJoiningWithoutEmail'>): void {
  if (!joined.allowsJoiningWithoutEmail) throw new ApiError('join/email-needed');
}
