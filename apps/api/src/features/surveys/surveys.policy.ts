import { ApiError } from '../../http/api-error.ts';

export function refuseUnlessConsumerGroup({ isConsumerGroup }: { isConsumerGroup: boolean }): void {
  if (!isConsumerGroup) throw new ApiError('request/forbidden');
}
