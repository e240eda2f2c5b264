import type { Caller } from './identity.ts';

export type SchoolScope = OneSchool | AllSchools;

export interface OneSchool {
  readonly kind: 'school';
  readonly schoolId: string;
}

// Not exported, so that no other module can write an all-schools scope as a literal.
const granted: unique symbol = Symbol('granted');

export interface AllSchools {
  readonly kind: 'all-schools';
  readonly [granted]: true;
}

export type Admin = Pick<Caller, 'schoolId'> & { readonly role: 'admin' };

export const oneSchool = (schoolId: string): OneSchool => ({ kind: 'school', schoolId });

export const allSchools = (_administrator: Admin): AllSchools => ({
  kind: 'all-schools',
  [granted]: true,
});
