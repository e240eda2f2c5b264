import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** The routes let in students alone, and a student has a school. */
export function respondentOf({ schoolId, userId }: Caller) {
  if (schoolId === null) throw new ApiError('request/forbidden');
  return { schoolId, studentId: userId };
}

/** Nobody else is asked anything, so nobody else's answers are kept. */
export function refuseOtherSchools({ isConsumerGroup }: { isConsumerGroup: boolean }): void {
  if (!isConsumerGroup) throw new ApiError('request/forbidden');
}
