import { ApiError } from '../../http/api-error.ts';

/** Nobody else is asked anything, so nobody else's answers are kept. */
export function refuseOtherSchools({ isConsumerGroup }: { isConsumerGroup: boolean }): void {
  if (!isConsumerGroup) throw new ApiError('request/forbidden');
}
