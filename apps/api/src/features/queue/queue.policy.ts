import { addDays } from '@trio/domain/time/days';
import { ApiError } from '../../http/api-error.ts';

const daysAheadMax = 366;

/** `today` is a day of the school. */
export function refuseInvalidDelay(until: string | null, today: string): void {
  if (until === null) return;
  if (until <= today || until > addDays(today, daysAheadMax)) {
    throw new ApiError('queue/day-invalid');
  }
}
