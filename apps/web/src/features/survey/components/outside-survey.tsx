import { pages } from '@trio/contracts/pages';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { noteSurveyCompleted } from '../api/surveys.ts';
import { OutsidePage } from './outside-page.tsx';
import style from './outside-page.module.css';
import { usePrefilled } from './use-prefilled.ts';

interface OutsideSurveyProps {
  url: string;
  cards: readonly CardView[];
  onDone: () => void;
}

/** The deployment's own survey. It says when it has been answered; in another tab, the student does. */
export function OutsideSurvey({ url, cards, onDone }: OutsideSurveyProps) {
  const t = useText('survey');
  const e = useText('errors');
  const s = useText('shell');
  const address = usePrefilled(url, cards);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { state, run } = useAction(noteSurveyCompleted);
  const isBusy = state.status === 'busy' || state.status === 'done';
  const complete = useCallback(async () => {
    if (await run()) onDone();
  }, [run, onDone]);
  const hear = useCallback(() => void complete(), [complete]);

  return (
    <>
      {state.status === 'failed' && (
        <div className={style.problem}>
          <ErrorNotice>{e(state.problem)}</ErrorNotice>
          <Button onClick={hear}>{s('status.retry')}</Button>
        </div>
      )}
      <OutsidePage
        address={address}
        title={t('survey.title')}
        onCompleted={hear}
        onOpenedElsewhere={() => setIsElsewhere(true)}
      >
        {isElsewhere && (
          <Button isBusy={isBusy} onClick={hear}>
            {t('frame.done')}
          </Button>
        )}
        <Link to={pages.cards.path}>{t('survey.skip')}</Link>
      </OutsidePage>
    </>
  );
}
