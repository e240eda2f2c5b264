import type { Role } from '@trio/domain/roles';
import type { Caller } from '../platform/identity/identity.ts';
import {
  allSchools,
  oneSchool,
  type Admin,
  type SchoolScope,
} from '../platform/identity/school-scope.ts';
import { ApiError } from './api-error.ts';

type Who = Pick<Caller, 'role' | 'schoolId'>;
type SchoolRole = Exclude<Role, 'admin'>;

export function refuseAllBut(roles: readonly Role[], caller: Who): void {
  const schoolFitsRole = (caller.role === 'admin') === (caller.schoolId === null);
  if (!schoolFitsRole || !roles.includes(caller.role)) throw new ApiError('request/forbidden');
}

/** Administrator only; also enforced outside HTTP. */
export function refuseAllButAdmins<C extends Who>(caller: C): asserts caller is C & Admin {
  refuseAllBut(['admin'], caller);
}

export function schoolIdOf(
  caller: Who,
  roles: readonly SchoolRole[] = ['student', 'school'],
): string {
  refuseAllBut(roles, caller);
  if (caller.schoolId === null) throw new ApiError('request/forbidden');
  return caller.schoolId;
}

export const studentKeyOf = (caller: Who & Pick<Caller, 'userId'>) => ({
  schoolId: schoolIdOf(caller, ['student']),
  studentId: caller.userId,
});

export function adminScopeOf(caller: Who, named?: string): SchoolScope {
  refuseAllButAdmins(caller);
  return named === undefined ? allSchools(caller) : oneSchool(named);
}

/** Another school than their own does not exist for staff. */
export function staffScopeOf(caller: Who, named?: string): SchoolScope {
  if (caller.role === 'admin') return adminScopeOf(caller, named);
  const schoolId = schoolIdOf(caller, ['school']);
  if (named !== undefined && named !== schoolId) throw new ApiError('school/not-found');
  return oneSchool(schoolId);
}

export const scopeOf = (caller: Who): SchoolScope =>
  caller.role === 'admin' ? adminScopeOf(caller) : oneSchool(schoolIdOf(caller));
