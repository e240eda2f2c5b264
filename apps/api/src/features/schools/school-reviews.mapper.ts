import type { SchoolReview } from '@trio/contracts/school-reviews';
import { refusalReasons, refusedSchoolDeletedAt, reviewStateOf } from '@trio/domain/school-review';
import type { ReviewRow } from './school-reviews.repository.ts';

export function toReview(row: ReviewRow): SchoolReview {
  const { refusedAt } = row;
  const decidedAt = refusedAt ?? row.approvedAt;
  return {
    id: row.schoolId,
    schoolname: row.name,
    city: row.city,
    state: row.state,
    country: row.country,
    created: row.createdAt.toISOString(),
    verified: row.verifiedAt?.toISOString() ?? null,
    firstname: row.firstName ?? '',
    lastname: row.lastName ?? '',
    email: row.email ?? '',
    studentCount: row.studentCount,
    standing: reviewStateOf(row),
    decided: decidedAt && { by: row.reviewedByName, at: decidedAt.toISOString() },
    refusal: refusedAt && {
      reason: refusalReasons.find((reason) => reason === row.refusedReason) ?? 'other',
      text: row.refusedText ?? '',
      deletion: refusedSchoolDeletedAt(refusedAt).toISOString(),
    },
  };
}
