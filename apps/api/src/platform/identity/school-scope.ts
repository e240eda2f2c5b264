import type { Caller } from './identity.ts';

/** Whose data about schools a query may use. */
export type SchoolScope = OneSchool | AllSchools;
/**
 * Whose students a query may use. Not assignable to `SchoolScope`, nor the other way round, so that
 * no query of students ignores a teacher's classes or a school that is closed to administrators.
 */
export type StudentScope = OneSchool | OwnClasses | OpenSchoolsOf | AllStudents;
/** Whose figures a query may use: they name no student. */
export type FigureScope = OneSchool | OwnClasses | AllSchools;

export interface OneSchool {
  readonly kind: 'school';
  readonly schoolId: string;
}

/** The students of a teacher's classes; archived classes do not count. */
export interface OwnClasses {
  readonly kind: 'classes';
  readonly schoolId: string;
  readonly teacherId: string;
}

/**
 * The schools of a scope whose students an administrator may see: perhaps none. `of` is for what
 * is not about a student, like totals.
 */
export interface OpenSchoolsOf {
  readonly kind: 'open-schools';
  readonly schoolIds: readonly string[];
  readonly of: OneSchool | AllSchools;
}

// Not exported, so that no other module can write an all-schools scope as a literal.
const granted: unique symbol = Symbol('granted');
const students: unique symbol = Symbol('students');

export interface AllSchools {
  readonly kind: 'all-schools';
  readonly [granted]: true;
}

export interface AllStudents extends AllSchools {
  readonly [students]: true;
}

export type Admin = Pick<Caller, 'schoolId'> & { readonly role: 'admin' };

export const oneSchool = (schoolId: string): OneSchool => ({ kind: 'school', schoolId });

export const classesOf = (schoolId: string, teacherId: string): OwnClasses => ({
  kind: 'classes',
  schoolId,
  teacherId,
});

export const allSchools = (_administrator: Admin): AllSchools => ({
  kind: 'all-schools',
  [granted]: true,
});

/** The part of the scope whose students the administrator may see at this moment. */
export function openPartOf(
  administrator: Admin & Pick<Caller, 'openSchools'>,
  of: SchoolScope,
): OneSchool | AllStudents | OpenSchoolsOf {
  const { openSchools } = administrator;
  if (of.kind === 'school') {
    const isOpen = openSchools === 'all' || openSchools.includes(of.schoolId);
    return isOpen ? of : { kind: 'open-schools', schoolIds: [], of };
  }
  return openSchools === 'all'
    ? { ...of, [students]: true }
    : { kind: 'open-schools', schoolIds: openSchools, of };
}
