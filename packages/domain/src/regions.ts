/** Selects the site of a school's career links. */
export const regions = ['canada', 'new-brunswick', 'usa', 'other'] as const;

export type Region = (typeof regions)[number];
