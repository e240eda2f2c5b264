export const roles = ['student', 'school', 'admin'] as const;
export type Role = (typeof roles)[number];

/** School and platform staff work with other people's results; students with their own. */
export const isStaff = (role: Role): boolean => role !== 'student';
