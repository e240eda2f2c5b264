import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** Schools, and who belongs to them, are administered by the platform's own people alone. */
export function refuseAllButAdmins(by: Pick<Caller, 'role'>): void {
  if (by.role !== 'admin') throw new ApiError('request/forbidden');
}
