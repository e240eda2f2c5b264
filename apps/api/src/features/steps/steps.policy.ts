import { canGetReminders } from '@trio/domain/steps/reminders';
import { ApiError } from '../../http/api-error.ts';

export function refuseClosed({ closedAt }: { readonly closedAt: Date | null }): void {
  if (closedAt !== null) throw new ApiError('step/closed');
}

export function refuseWithoutEmail(student: Parameters<typeof canGetReminders>[0]): void {
  if (!canGetReminders(student)) throw new ApiError('step/no-email');
}
