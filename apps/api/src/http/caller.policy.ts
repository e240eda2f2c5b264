import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Caller } from '../platform/identity/identity.ts';
import {
  allSchools,
  classesOf,
  oneSchool,
  openPartOf,
  type Admin,
  type FigureScope,
  type OneSchool,
  type OwnClasses,
  type SchoolScope,
  type StudentScope,
} from '../platform/identity/school-scope.ts';
import { ApiError } from './api-error.ts';

type Who = Pick<Caller, 'role' | 'schoolId'>;
type Staff = Pick<Caller, 'role' | 'schoolId' | 'staffKind' | 'userId'>;
type Reader = Staff & Pick<Caller, 'openSchools'>;
type SchoolRole = Exclude<Role, 'admin' | 'board'>;

export function refuseAllBut(roles: readonly Role[], caller: Who): void {
  const hasSchool = caller.role === 'student' || caller.role === 'school';
  const schoolFitsRole = hasSchool === (caller.schoolId !== null);
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

/** The caller's own board; also enforced outside HTTP. */
export function boardIdOf(caller: Who & Pick<Caller, 'boardId'>): string {
  refuseAllBut(['board'], caller);
  if (caller.boardId === null) throw new ApiError('request/forbidden');
  return caller.boardId;
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

/** Figures of the students of a teacher's classes, of a school, or of all schools. */
export function figureScopeOf(caller: Staff, named?: string): FigureScope {
  const scope = schoolScopeOf(caller, named);
  if (scope.kind === 'all-schools' || caller.role === 'admin') return scope;
  const isTeacher = !['owner', 'counsellor'].includes(caller.staffKind ?? '');
  return isTeacher ? classesOf(scope.schoolId, caller.userId) : scope;
}

/**
 * The students whom staff may see. Students of other classes do not exist for a teacher; an
 * administrator sees those of open schools.
 */
export function studentScopeOf(caller: Reader, named?: string): StudentScope {
  if (isAdmin(caller)) return openPartOf(caller, adminScopeOf(caller, named));
  const scope = figureScopeOf(caller, named);
  // Only an administrator has a scope of all schools.
  if (scope.kind === 'all-schools') throw new ApiError('request/forbidden');
  return scope;
}

const isAdmin = <C extends Who>(caller: C): caller is C & Admin => caller.role === 'admin';

/** Of an administrator only, and before any query. */
export function adminStudentScopeOf(caller: Who & Pick<Caller, 'openSchools'>): StudentScope {
  refuseAllButAdmins(caller);
  return openPartOf(caller, allSchools(caller));
}

/**
 * For a student who was not found in a scope. An administrator who may not see all schools gets
 * the same answer whether the student exists or not.
 */
export const studentNotFound = ({ kind }: StudentScope): ApiError =>
  new ApiError(kind === 'open-schools' ? 'support/not-granted' : 'request/not-found');

/** For an answer that names students beside other data. */
export const mayNameStudentsOf = (
  { role, openSchools }: Pick<Caller, 'role' | 'openSchools'>,
  schoolId: string | null,
): boolean =>
  role !== 'admin' || schoolId === null || openSchools === 'all' || openSchools.includes(schoolId);

/** For a file about the students of one school that is closed to an administrator. */
export function refuseClosedSchool(scope: StudentScope): void {
  if (scope.kind === 'open-schools' && scope.of.kind === 'school') throw studentNotFound(scope);
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

/** For acts on students that a teacher may not do. */
export function counsellorScopeOf(caller: Reader): StudentScope {
  if (caller.role !== 'admin') staffSchoolIdOf(caller, ['owner', 'counsellor']);
  return studentScopeOf(caller);
}

/** For acts on students that of all staff only owners may do. */
export function ownerScopeOf(caller: Reader): StudentScope {
  if (caller.role !== 'admin') staffSchoolIdOf(caller, ['owner']);
  return studentScopeOf(caller);
}

/** The students whose files the caller may open; a student's own files need a second check. */
export const readerScopeOf = (caller: Reader): StudentScope =>
  caller.role === 'student' ? oneSchool(schoolIdOf(caller, ['student'])) : studentScopeOf(caller);

/** The schools whose cards and pictures the caller may see. */
export const scopeOf = (caller: Who): SchoolScope =>
  caller.role === 'student' ? oneSchool(schoolIdOf(caller, ['student'])) : schoolScopeOf(caller);
