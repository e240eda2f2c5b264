import type { Role } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import type { Owner } from './owner.ts';

/** Who asks for a profile, as identity knows them now. */
export interface Asker {
  readonly userId: string;
  readonly role: Role;
  readonly schoolId: string | null;
}

/** As ids are written. */
export const toId = (uid: string): string => uid.trim().toLowerCase();

/** A student is their own; staff say whose. What cannot be an id names nobody. */
export function studentAskedFor({ role, userId }: Asker, uid = ''): string {
  const named = toId(uid);
  if (named === '') {
    if (role === 'student') return userId;
    throw new ApiError('profile/uid-missing');
  }
  if (!isId(named)) throw new ApiError('request/not-found');
  return named;
}

/** Another school's student is not there at all. */
export function refuseStrangers({ role, schoolId, userId }: Asker, owner: Owner): void {
  const isTheirs =
    role === 'admin' ||
    (schoolId === owner.schoolId && (role === 'school' || userId === owner.studentId));
  if (!isTheirs) throw new ApiError('request/not-found');
}

/** Of a group whose profiles the team sends, it is nobody else's until it is sent. */
export function refuseAwaited(
  { role }: Asker,
  { isConsumerGroup }: { readonly isConsumerGroup: boolean },
  { profileSentAt }: { readonly profileSentAt: Date | null },
): void {
  if (isConsumerGroup && profileSentAt === null && role !== 'admin') {
    throw new ApiError('profile/awaited');
  }
}
