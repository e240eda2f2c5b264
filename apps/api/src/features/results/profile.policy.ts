import type { Role } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { scopeOf } from '../../http/caller.policy.ts';
import { isId } from '../../platform/ids.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

/** Who asks for a profile, as identity knows them now. */
export interface Asker {
  readonly userId: string;
  readonly role: Role;
  readonly schoolId: string | null;
}

/** As ids are written. */
export const toId = (uid: string): string => uid.trim().toLowerCase();

/** A student is their own; staff say whose. What cannot be an id names nobody. */
export function studentAskedFor(asker: Asker, uid = ''): string {
  const named = toId(uid);
  const studentId = named === '' && asker.role === 'student' ? asker.userId : named;
  profileScopeOf(asker, studentId);
  if (studentId === '') throw new ApiError('profile/uid-missing');
  if (!isId(studentId)) throw new ApiError('request/not-found');
  return studentId;
}

/** Where the student may be; a student finds nobody else. */
export function profileScopeOf(asker: Asker, studentId: string): SchoolScope {
  const scope = scopeOf(asker);
  if (asker.role === 'student' && asker.userId !== studentId) {
    throw new ApiError('request/not-found');
  }
  return scope;
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
