import type { ReviewOutcome } from '@trio/contracts/school-reviews';
import { useDateTime } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';

const done = {
  pending: 'reviews.doneUndone',
  approved: 'reviews.doneApproved',
  refused: 'reviews.doneRefused',
} as const;

/** After an act, or after another administrator was faster: who decided what, and when. */
export function useOutcomeText(): (outcome: ReviewOutcome) => string {
  const t = useText('reviews');
  const timeOf = useDateTime();
  return ({ isNew, school }) => {
    const { schoolname: name, standing, decided } = school;
    if (isNew) return t(done[standing], { name });
    if (standing === 'pending' || decided === null) {
      return t('reviews.beforePending', { school: name });
    }
    return t(standing === 'approved' ? 'reviews.beforeApproved' : 'reviews.beforeRefused', {
      school: name,
      name: decided.by ?? t('reviews.commandLine'),
      time: timeOf(decided.at),
    });
  };
}
