import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Caller } from '../platform/identity/identity.ts';
import {
  allSchools,
  classesOf,
  oneSchool,
  type Admin,
  type OneSchool,
  type OwnClasses,
  type SchoolScope,
  type StudentScope,
} from '../platform/identity/school-scope.ts';
import { ApiError } from './api-error.ts';

type Who = Pick<Caller, 'role' | 'schoolId'>;
type Staff = Pick<Caller, 'role' | 'schoolId' | 'staffKind' | 'userId'>;
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

export function staffSchoolIdOf(
  caller: Staff,
  kinds: readonly StaffKind[] = ['owner', 'counsellor', 'teacher'],
): string {
  const schoolId = schoolIdOf(caller, ['school']);
  if (caller.staffKind === null || !kinds.includes(caller.staffKind)) {
    throw new ApiError('request/forbidden');
  }
  return schoolId;
}

/** Another school than their own does not exist for staff. */
export function schoolScopeOf(caller: Who, named?: string): SchoolScope {
  if (caller.role === 'admin') return adminScopeOf(caller, named);
  const schoolId = schoolIdOf(caller, ['school']);
  if (named !== undefined && named !== schoolId) throw new ApiError('school/not-found');
  return oneSchool(schoolId);
}

/** The students whom staff may see. Students of other classes do not exist for a teacher. */
export function studentScopeOf(caller: Staff, named?: string): StudentScope {
  const scope = schoolScopeOf(caller, named);
  if (scope.kind === 'all-schools' || caller.role === 'admin') return scope;
  const isTeacher = !['owner', 'counsellor'].includes(caller.staffKind ?? '');
  return isTeacher ? classesOf(scope.schoolId, caller.userId) : scope;
}

/** School staff only: no answer to an administrator has a conversation or a reason to talk. */
export function talkScopeOf(caller: Staff): OneSchool | OwnClasses {
  const schoolId = staffSchoolIdOf(caller);
  return caller.staffKind === 'teacher' ? classesOf(schoolId, caller.userId) : oneSchool(schoolId);
}

/** A request to talk is for the chosen person, and for owners and counsellors. */
export const mayReadRequest = (
  { staffKind, userId }: Pick<Caller, 'staffKind' | 'userId'>,
  { staffId }: { readonly staffId: string | null },
): boolean => staffKind === 'owner' || staffKind === 'counsellor' || staffId === userId;

/** Owners and counsellors read all conversations of a student, a teacher only own ones. */
export const authorReadBy = ({
  staffKind,
  userId,
}: Pick<Caller, 'staffKind' | 'userId'>): string | null =>
  staffKind === 'owner' || staffKind === 'counsellor' ? null : userId;

/** A teacher reads what a student wrote about a sort only while the student shares it. */
export const mayReadWords = (
  { role, staffKind }: Pick<Caller, 'role' | 'staffKind'>,
  { areWordsShared }: { readonly areWordsShared: boolean },
): boolean =>
  areWordsShared ||
  role === 'student' ||
  role === 'admin' ||
  staffKind === 'owner' ||
  staffKind === 'counsellor';

/** For acts that a teacher may not do. */
export function counsellorScopeOf(caller: Staff): SchoolScope {
  if (caller.role !== 'admin') staffSchoolIdOf(caller, ['owner', 'counsellor']);
  return schoolScopeOf(caller);
}

/** For acts that of all staff only owners may do. */
export function ownerScopeOf(caller: Staff): SchoolScope {
  if (caller.role !== 'admin') staffSchoolIdOf(caller, ['owner']);
  return schoolScopeOf(caller);
}

/** The students whose files the caller may open; a student's own files need a second check. */
export const readerScopeOf = (caller: Staff): StudentScope =>
  caller.role === 'student' ? oneSchool(schoolIdOf(caller, ['student'])) : studentScopeOf(caller);

/** The schools whose cards and pictures the caller may see. */
export const scopeOf = (caller: Who): SchoolScope =>
  caller.role === 'student' ? oneSchool(schoolIdOf(caller, ['student'])) : schoolScopeOf(caller);
