import { pages } from '@trio/contracts/pages';
import { surveyQuestions } from '@trio/contracts/survey-questions';
import { leadsToResults } from '@trio/domain/survey-redirect';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { sendAnswers } from '../api/surveys.ts';
import { answered } from '../model/answered-state.ts';
import { GuestPage } from './guest-page.tsx';
import { OutsideSurvey } from './outside-survey.tsx';
import { ProfileState } from './profile-state.tsx';
import { SmallThree } from './small-three.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useGuestThree } from './use-guest-three.ts';

/** The results of a consumer group's student: the survey first, then how far the profile is. */
export function ConsumerResults() {
  const { role, isConsumerGroup, hasCompletedConsumerEndSurvey = false } = useAccount();
  const cards = useGuestThree();
  // As it was on arrival: whoever has just answered is on the way home and sees nothing else flash by.
  const [hasCompletedSurvey] = useState(hasCompletedConsumerEndSurvey);
  const hasCards = cards !== null;
  if (leadsToResults({ role, isConsumerGroup, hasCompletedSurvey, hasCards })) {
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
        <OutsideSurvey url={surveyUrl} cards={cards} onDone={goHome} />
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
