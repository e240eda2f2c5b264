/** Where a school's career links lead. */
export const regions = ['canada', 'new-brunswick', 'usa', 'other'] as const;

export type Region = (typeof regions)[number];
