import type { AwaitedProfile } from '@trio/contracts/profile';
import type { AwaitedRow } from './awaited.repository.ts';

export const toAwaited = (row: AwaitedRow): AwaitedProfile => ({
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
