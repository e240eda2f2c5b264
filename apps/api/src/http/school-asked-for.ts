import type { Caller } from '../platform/identity/identity.ts';
import { ApiError } from './api-error.ts';

/**
 * Staff see their own school and no other: one that they name is not there at all. An administrator
 * names any, or none for all of them (null).
 */
export function schoolAskedFor(
  { role, schoolId }: Pick<Caller, 'role' | 'schoolId'>,
  named: string | undefined,
): string | null {
  if (role === 'admin') return named ?? null;
  if (schoolId === null || (named !== undefined && named !== schoolId)) {
    throw new ApiError('school/not-found');
  }
  return schoolId;
}
