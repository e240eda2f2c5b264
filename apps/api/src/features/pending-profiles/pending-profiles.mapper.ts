import type { PendingProfile } from '@trio/contracts/profile';
import type { PendingProfileRow } from './pending-profiles.repository.ts';

export const toPendingProfile = (row: PendingProfileRow): PendingProfile => ({
  _id: row.studentId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  schoolname: row.schoolName,
  isFreemiumGroup: row.isFreemiumGroup,
  hasCompletedConsumerEndSurvey: row.hasCompletedConsumerEndSurvey,
  hasAnswers: row.hasAnswers,
  updated: row.confirmedAt.toISOString(),
});
