import type { OneSchool } from '../../platform/identity/school-scope.ts';

/** Whose card it is: one school's, or the platform's, which every school has in its deck. */
export type CardOwner = OneSchool | { readonly kind: 'platform' };
