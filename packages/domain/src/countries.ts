/** Only the countries whose postal codes and career links differ. */
export const countries = ['usa', 'can', 'other'] as const;
export type Country = (typeof countries)[number];
