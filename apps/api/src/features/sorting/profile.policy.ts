import type { Role } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { scopeOf } from '../../http/caller.policy.ts';
import { isId } from '../../platform/ids.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

export interface Asker {
  readonly userId: string;
  readonly role: Role;
  readonly schoolId: string | null;
}

export const toId = (uid: string): string => uid.trim().toLowerCase();

export function studentAskedFor(asker: Asker, uid = ''): string {
  const named = toId(uid);
  const studentId = named === '' && asker.role === 'student' ? asker.userId : named;
  profileScopeOf(asker, studentId);
  if (studentId === '') throw new ApiError('profile/uid-missing');
  if (!isId(studentId)) throw new ApiError('request/not-found');
  return studentId;
}

export function profileScopeOf(asker: Asker, studentId: string): SchoolScope {
  const scope = scopeOf(asker);
  if (asker.role === 'student' && asker.userId !== studentId) {
    throw new ApiError('request/not-found');
  }
  return scope;
}

/** A consumer group's profile is for administrators only until it is sent. */
export function refusePending(
  { role }: Asker,
  { isConsumerGroup }: { readonly isConsumerGroup: boolean },
  { profileSentAt }: { readonly profileSentAt: Date | null },
): void {
  if (isConsumerGroup && profileSentAt === null && role !== 'admin') {
    throw new ApiError('profile/awaited');
  }
}
