import { ApiError } from '../../http/api-error.ts';

/** Only consumer groups have surveys. */
export function refuseOtherSchools({ isConsumerGroup }: { isConsumerGroup: boolean }): void {
  if (!isConsumerGroup) throw new ApiError('request/forbidden');
}
