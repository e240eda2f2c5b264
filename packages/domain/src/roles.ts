export const roles = ['student', 'school', 'board', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A board sees no card, sort, student or class. */
export const rolesWithCards = ['student', 'school', 'admin'] as const satisfies readonly Role[];

/** Adults; French addresses them with “vous”. */
export const isStaff = (role: Role): boolean => role !== 'student';
