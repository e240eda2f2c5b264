import { ApiError } from '../../http/api-error.ts';
import { staffSchoolIdOf, studentScopeOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';

/** School staff only; a teacher sees the students of own classes. */
export function insightScopeOf(caller: Caller): Exclude<StudentScope, { kind: 'all-schools' }> {
  staffSchoolIdOf(caller);
  const scope = studentScopeOf(caller);
  if (scope.kind === 'all-schools') throw new ApiError('request/forbidden');
  return scope;
}
