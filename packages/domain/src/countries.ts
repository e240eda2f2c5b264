export const countries = ['usa', 'can', 'other'] as const;
export type Country = (typeof countries)[number];
