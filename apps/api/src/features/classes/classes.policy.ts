import { limits } from '@trio/domain/limits';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { ApiError } from '../../http/api-error.ts';
import { staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import {
  classesOf,
  oneSchool,
  type OneSchool,
  type OwnClasses,
} from '../../platform/identity/school-scope.ts';

/** A class of another teacher, or an archived one, does not exist for a teacher. */
export type ClassScope = OneSchool | OwnClasses;

const managers: readonly StaffKind[] = ['owner', 'counsellor'];

export function classScopeOf(caller: Caller): ClassScope {
  const schoolId = staffSchoolIdOf(caller);
  return caller.staffKind === 'teacher' ? classesOf(schoolId, caller.userId) : oneSchool(schoolId);
}

/** For acts that a teacher may not do. */
export const managerScopeOf = (caller: Caller): OneSchool =>
  oneSchool(staffSchoolIdOf(caller, managers));

/** Teachers may add colleagues and leave, but not remove each other. */
export function refuseRemovedColleagues(
  caller: Caller,
  before: readonly string[],
  after: readonly string[],
): void {
  if (caller.staffKind !== 'teacher') return;
  const removed = before.filter((id) => !after.includes(id) && id !== caller.userId);
  if (removed.length > 0) throw new ApiError('class/teachers-only-add');
}

/** Accounts without email would bypass the school's list of email domains. */
export function refuseWithoutEmail(
  caller: Caller,
  school: { readonly isAllowListOn: boolean },
  turnsOn: boolean,
): void {
  if (turnsOn && school.isAllowListOn && caller.staffKind !== 'owner') {
    throw new ApiError('class/owner-allows');
  }
}

export function refuseArchived({ state }: { readonly state: string }): void {
  if (state === 'archived') throw new ApiError('class/archived');
}

export function foundClass<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('class/not-found');
  return row;
}

export function refuseTooManyClasses(count: number): void {
  if (count > limits.classesMax) throw new ApiError('class/too-many');
}
