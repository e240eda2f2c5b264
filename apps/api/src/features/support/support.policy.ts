import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { WriterKey } from './writer.ts';

/** Everybody may write, and in nobody else's name. */
export function writerKeyOf({ role, userId, schoolId }: Caller): WriterKey {
  if (role === 'admin') return { role, userId, schoolId: null };
  if (schoolId === null) throw new ApiError('request/forbidden');
  return { role, userId, schoolId };
}
