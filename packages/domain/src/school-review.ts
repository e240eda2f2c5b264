/** Why the team refuses a new school. */
export const refusalReasons = ['not-a-school', 'unknown-person', 'duplicate', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The data of a refused school is deleted after these days. Until then the team can undo it. */
export const refusedSchoolDays = 14;

const dayMs = 24 * 60 * 60_000;

export const refusedSchoolDeletedAt = (refusedAt: Date): Date =>
  new Date(refusedAt.getTime() + refusedSchoolDays * dayMs);

export type ReviewState = 'pending' | 'approved' | 'refused';

export function reviewStateOf(school: {
  readonly approvedAt: Date | null;
  readonly refusedAt: Date | null;
}): ReviewState {
  if (school.refusedAt !== null) return 'refused';
  return school.approvedAt === null ? 'pending' : 'approved';
}
