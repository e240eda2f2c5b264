import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { ApiError } from '../../http/api-error.ts';
import { readerScopeOf } from '../../http/caller.policy.ts';
import type { OpenSchools } from '../../platform/identity/open-schools.repository.ts';
import { isId } from '../../platform/ids.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import { isPending } from './profile.rules.ts';

export interface Asker {
  readonly userId: string;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly staffKind: StaffKind | null;
  readonly openSchools: OpenSchools;
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

export function profileScopeOf(asker: Asker, studentId: string): StudentScope {
  const scope = readerScopeOf(asker);
  if (asker.role === 'student' && asker.userId !== studentId) {
    throw new ApiError('request/not-found');
  }
  return scope;
}

/** A consumer group's profile is for administrators only until it is sent. */
export function refusePending(
  { role }: Asker,
  school: { readonly isConsumerGroup: boolean },
  sort: { readonly profileSentAt: Date | null },
): void {
  if (isPending(school, sort) && role !== 'admin') throw new ApiError('profile/awaited');
}

/** Null for the latest result. */
export function resultAskedFor(resultId = ''): string | null {
  const named = toId(resultId);
  if (named !== '' && !isId(named)) throw new ApiError('request/not-found');
  return named === '' ? null : named;
}

/** Staff get the profile of the latest sort; the ones before it are the student's. */
export function refuseWithoutAddress({ email }: { readonly email: string }): void {
  if (email === '') throw new ApiError('profile/no-email');
}

export function refuseEarlier({ role }: Asker, { isLatest }: { readonly isLatest: boolean }): void {
  if (!isLatest && role !== 'student') throw new ApiError('request/not-found');
}
