import type { OneSchool } from '../../platform/identity/school-scope.ts';

/** The platform's cards are in every school's deck. */
export type CardOwner = OneSchool | { readonly kind: 'platform' };
