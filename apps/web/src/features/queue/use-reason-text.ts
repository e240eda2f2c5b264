import type { QueuedStudent } from '@trio/contracts/queue';
import { queueThresholds, type ReasonSince } from '@trio/domain/conversations/reasons';
import { addDays, daysBetween } from '@trio/domain/time/days';
import { useText } from '../../lib/language/use-text.ts';
import { useLocalDate } from '../../lib/language/use-local-date.ts';

export type ReasonFacts = Pick<QueuedStudent, 'answered' | 'stepDueOn' | 'request'>;

/** A reason as a sentence, with the day that the reader knows: of the save, not a week after it. */
export function useReasonText(today: string): (reason: ReasonSince, facts: ReasonFacts) => string {
  const t = useText('queue');
  const dateOf = useLocalDate();
  return ({ reason, since }, { answered, stepDueOn, request }) => {
    const date = dateOf(since);
    switch (reason) {
      case 'asked-to-talk':
        return request?.to
          ? t('reason.askedPerson', { date, person: request.to })
          : t('reason.asked-to-talk', { date });
      case 'step-overdue':
        if (stepDueOn === undefined) return t('reason.step-overdue', { date });
        return stepDueOn !== null && stepDueOn < today
          ? t('reason.stepDue', { date: dateOf(stepDueOn) })
          : t('reason.notYet', { date });
      case 'not-saved': {
        const count = daysBetween(addDays(since, -queueThresholds.daysWithoutSave), today);
        return answered === undefined
          ? t('reason.not-saved', { count })
          : t('reason.notSavedAt', { count, card: answered });
      }
      case 'not-picked':
        return t('reason.not-picked', {
          date: dateOf(addDays(since, -queueThresholds.daysBeforePick)),
        });
      case 'not-begun':
        return t('reason.not-begun', {
          date: dateOf(addDays(since, queueThresholds.daysBeforeTermEnd)),
        });
      case 'too-few-liked':
      case 'new-trio':
        return t(`reason.${reason}`, { date });
    }
  };
}
