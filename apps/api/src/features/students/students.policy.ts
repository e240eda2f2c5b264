import { ApiError } from '../../http/api-error.ts';
import { staffScopeOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import type { SearchKey } from '../../platform/tickets/search-keys.ts';

/** A key ends with its session. A changed role or school applies at once. */
export function scopeOfKey(owner: Caller | null, { scope }: SearchKey): SchoolScope {
  const named = scope.kind === 'school' ? scope.schoolId : undefined;
  const isTheirs =
    owner?.role === 'admin' || (owner?.role === 'school' && owner.schoolId === named);
  if (!isTheirs) throw new ApiError('search/key-invalid');
  return staffScopeOf(owner, named);
}
