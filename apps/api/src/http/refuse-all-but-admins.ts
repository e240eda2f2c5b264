import type { Caller } from '../platform/identity/identity.ts';
import { ApiError } from './api-error.ts';

/** What is the platform's own people's alone, also for who comes by another way than a route. */
export function refuseAllButAdmins(by: Pick<Caller, 'role'>): void {
  if (by.role !== 'admin') throw new ApiError('request/forbidden');
}
