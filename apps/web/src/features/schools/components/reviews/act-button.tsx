import type { ReviewOutcome, SchoolReview } from '@trio/contracts/school-reviews';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { acceptNewSchool, undoRefusal } from '../../reviews-api.ts';

const acts = {
  approve: { run: acceptNewSchool, label: 'reviews.approve', one: 'reviews.approveOne' },
  undo: { run: undoRefusal, label: 'reviews.undo', one: 'reviews.undoOne' },
} as const;

interface ActButtonProps {
  school: SchoolReview;
  act: keyof typeof acts;
  onDone: (outcome: ReviewOutcome) => void;
}

export function ActButton({ school, act, onDone }: ActButtonProps) {
  const t = useText('reviews');
  const e = useErrorText();
  const { run, label, one } = acts[act];
  const change = useServerChange({ mutationFn: () => run(school.id), onSuccess: onDone });
  return (
    <>
      <Button
        look={act === 'undo' ? 'quiet' : 'primary'}
        isBusy={change.isPending}
        aria-label={t(one, { name: school.schoolname })}
        onClick={() => change.run()}
      >
        {t(label)}
      </Button>
      {change.problem !== null && <ErrorNotice>{e(change.problem)}</ErrorNotice>}
    </>
  );
}
