import { ApiError } from '../../http/api-error.ts';
import { staffSchoolIdOf, studentScopeOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { OneSchool, OwnClasses } from '../../platform/identity/school-scope.ts';

/** School staff only; a teacher sees the students of own classes. */
export function insightScopeOf(caller: Caller): OneSchool | OwnClasses {
  staffSchoolIdOf(caller);
  const scope = studentScopeOf(caller);
  if (scope.kind === 'school' || scope.kind === 'classes') return scope;
  throw new ApiError('request/forbidden');
}
