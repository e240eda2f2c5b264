import { ApiError } from '../../http/api-error.ts';
import { mayNameStudentsOf } from '../../http/caller.policy.ts';
import type { Caller, KnownUser } from '../../platform/identity/identity.ts';

type Account = Pick<KnownUser, 'role' | 'schoolId'>;
type Reader = Pick<Caller, 'role' | 'openSchools'>;

/** A student of a school that is closed to the Trio team. Staff are not hidden. */
export const isHidden = (caller: Reader, { role, schoolId }: Account): boolean =>
  role === 'student' && !mayNameStudentsOf(caller, schoolId);

export function refuseHidden(caller: Reader, account: Account): void {
  if (isHidden(caller, account)) throw new ApiError('support/not-granted');
}
