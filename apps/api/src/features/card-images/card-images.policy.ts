import type { Caller } from '../../platform/identity/identity.ts';

export interface ImageOwner {
  readonly schoolId: string;
  readonly studentId: string;
}

/** Their owner, the staff of their school, and administrators. */
export function mayRead(caller: Caller, owner: ImageOwner): boolean {
  if (caller.role === 'admin') return true;
  if (caller.schoolId !== owner.schoolId) return false;
  return caller.role === 'school' || caller.userId === owner.studentId;
}

/** The account's id and a number, perhaps with a dash between them. */
export const isOwnFileName = (fileName: string, userId: string): boolean =>
  fileName.startsWith(userId) && /^[-_]?\d{1,20}$/u.test(fileName.slice(userId.length));

export const imageKey = ({ schoolId, imageId }: { schoolId: string; imageId: string }): string =>
  `card-images/${schoolId}/${imageId}.jpg`;
