/** Where a school is, as far as postal codes and career links differ. */
export const countries = ['usa', 'can', 'other'] as const;
export type Country = (typeof countries)[number];
