import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentKey } from '../../data/students.repository.ts';

/** A classmate's picture looks like a missing one. */
export function refuseClassmates(
  { role, userId }: Pick<Caller, 'role' | 'userId'>,
  { studentId }: Pick<StudentKey, 'studentId'>,
): void {
  if (role === 'student' && userId !== studentId) throw new ApiError('request/not-found');
}

export const isOwnFileName = (fileName: string, userId: string): boolean =>
  fileName.startsWith(userId) && /^[-_]?\d{1,20}$/u.test(fileName.slice(userId.length));

export const imageKey = ({ schoolId, imageId }: { schoolId: string; imageId: string }): string =>
  `card-images/${schoolId}/${imageId}.jpg`;
