export const roles = ['student', 'school', 'admin'] as const;
export type Role = (typeof roles)[number];

export const isStaff = (role: Role): boolean => role !== 'student';
