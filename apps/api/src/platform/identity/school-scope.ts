import type { Caller } from './identity.ts';

/** Whose data about schools a query may use. */
export type SchoolScope = OneSchool | AllSchools;
/** Whose students a query may use. Not assignable to `SchoolScope`, so that no query ignores it. */
export type StudentScope = OneSchool | OwnClasses | AllSchools;

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

// Not exported, so that no other module can write an all-schools scope as a literal.
const granted: unique symbol = Symbol('granted');

export interface AllSchools {
  readonly kind: 'all-schools';
  readonly [granted]: true;
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
