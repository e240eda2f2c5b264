import type { EffectMoment } from '@trio/domain/effect/effect';
import { ApiError } from '../../http/api-error.ts';

export function refuseOff(school: {
  readonly isEffectOn: boolean;
  readonly isConsumerGroup: boolean;
}): void {
  if (!school.isEffectOn || school.isConsumerGroup) throw new ApiError('effect/off');
}

export function refuseNotOpen(moment: EffectMoment, open: readonly EffectMoment[]): void {
  if (!open.includes(moment)) throw new ApiError('effect/not-open');
}
