import { pages } from '@trio/contracts/pages';
import { surveyQuestions } from '@trio/contracts/survey-questions';
import { redirectsToResults } from '@trio/domain/survey-redirect';
import { useState, useCallback } from 'react';
import { Navigate, useNavigate, Link } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { noteSurveyCompleted, sendAnswers } from '../api.ts';
import { answered, ProfileState } from './profile-state.tsx';
import { GuestPage, SmallThree, useGuestThree } from './guest-page.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useAction } from '../../../lib/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { ExternalFrame, usePrefilled } from './external-frame.tsx';
import style from './external-frame.module.css';

export function ConsumerResults() {
  const { role, isConsumerGroup, hasCompletedConsumerEndSurvey = false } = useAccount();
  const cards = useGuestThree();
  // The state at mount: after the last answer, nothing may flash before the home page opens.
  const [hasCompletedSurvey] = useState(hasCompletedConsumerEndSurvey);
  const hasCards = cards !== null;
  if (redirectsToResults({ role, isConsumerGroup, hasCompletedSurvey, hasCards })) {
    return <ProfileState />;
  }
  return cards ? <EndSurvey cards={cards} /> : <Navigate to={pages.cards.path} replace />;
}

function EndSurvey({ cards }: { cards: readonly CardView[] }) {
  const t = useText('survey');
  const navigate = useNavigate();
  const { surveyUrl } = settings;
  usePageTitle(t('survey.title'));
  const goHome = () => {
    updateAccount({ hasCompletedConsumerEndSurvey: true });
    void navigate(pages.cards.path, { state: answered });
  };
  if (surveyUrl !== null) {
    return (
      <GuestPage
        heading={t('survey.heading')}
        lead={t('survey.outside')}
        aside={<SmallThree cards={cards} />}
      >
        <ExternalSurvey url={surveyUrl} cards={cards} onDone={goHome} />
      </GuestPage>
    );
  }
  return (
    <GuestPage
      heading={t('survey.heading')}
      lead={t('survey.lead')}
      aside={
        <>
          <p>{t('survey.readers')}</p>
          <SmallThree cards={cards} />
        </>
      }
    >
      <SurveyForm
        questions={surveyQuestions.end}
        send={(answers) => sendAnswers('end', answers)}
        onSent={goHome}
      />
    </GuestPage>
  );
}

interface ExternalSurveyProps {
  url: string;
  cards: readonly CardView[];
  onDone: () => void;
}

/** The frame reports completion; in another tab, the student does. */
function ExternalSurvey({ url, cards, onDone }: ExternalSurveyProps) {
  const t = useText('survey');
  const e = useErrorText();
  const s = useText('shell');
  const address = usePrefilled(url, cards);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { state, run } = useAction(noteSurveyCompleted);
  const isBusy = state.status === 'busy' || state.status === 'done';
  const complete = useCallback(async () => {
    if (await run()) onDone();
  }, [run, onDone]);
  const submitCompletion = useCallback(() => void complete(), [complete]);

  return (
    <>
      {state.status === 'failed' && (
        <div className={style.problem}>
          <ErrorNotice>{e(state.problem)}</ErrorNotice>
          <Button onClick={submitCompletion}>{s('status.retry')}</Button>
        </div>
      )}
      <ExternalFrame
        address={address}
        title={t('survey.title')}
        onCompleted={submitCompletion}
        onOpenedElsewhere={() => setIsElsewhere(true)}
      >
        {isElsewhere && (
          <Button isBusy={isBusy} onClick={submitCompletion}>
            {t('frame.done')}
          </Button>
        )}
        <Link to={pages.cards.path}>{t('survey.skip')}</Link>
      </ExternalFrame>
    </>
  );
}
