export const staffKinds = ['owner', 'counsellor', 'teacher'] as const;
export type StaffKind = (typeof staffKinds)[number];
