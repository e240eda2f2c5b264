export const regions = ['canada', 'new-brunswick', 'usa', 'other'] as const;

export type Region = (typeof regions)[number];
