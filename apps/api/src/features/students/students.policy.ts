import { ApiError } from '../../http/api-error.ts';
import { studentScopeOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import type { StudentSet } from '../../data/class-scope.repository.ts';
import type { SearchKey } from '../../platform/tickets/search-keys.ts';

/** A key ends with its session. A changed role or school applies at once. */
export function scopeOfKey(owner: Caller | null, { scope }: SearchKey): StudentScope {
  const named = scope.kind === 'all-schools' ? undefined : scope.schoolId;
  const isTheirs =
    owner?.role === 'admin' || (owner?.role === 'school' && owner.schoolId === named);
  if (!isTheirs) throw new ApiError('search/key-invalid');
  return studentScopeOf(owner, named);
}

type NarrowedBy = 'order' | 'state' | 'challenge' | 'category';

/** Over all schools no index serves these orders and filters. */
export function refuseNarrowedAll(
  { scope }: StudentSet,
  { order, state, challenge, category }: { readonly [K in NarrowedBy]?: string | undefined },
): void {
  const isNarrowed = [order, state, challenge, category].some((asked) => asked !== undefined);
  const { kind } = scope.kind === 'open-schools' ? scope.of : scope;
  if (isNarrowed && kind === 'all-schools') throw new ApiError('students/school-needed');
}
