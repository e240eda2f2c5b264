import { pages } from '@trio/contracts/pages';
import { surveyQuestions } from '@trio/contracts/survey-questions';
import { redirectsToResults } from '@trio/domain/survey-redirect';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { MessagePage } from '../../../ui/message-page.tsx';
import { sendAnswers } from '../api.ts';
import { GuestPage, SmallThree, useGuestThree } from './guest-page.tsx';
import { ExternalFrame, usePrefilled } from './external-frame.tsx';
import { useIsProfileSent } from './profile-state.tsx';
import { SurveyForm } from './survey-form.tsx';

export function ProfileIntroPage() {
  const t = useText('survey');
  const { role, isConsumerGroup, hasCompletedConsumerEndSurvey = false } = useAccount();
  const isSent = useIsProfileSent();
  const cards = useGuestThree();
  const [isDone, setIsDone] = useState(false);
  const finish = useCallback(() => {
    // The thanks must be rendered before a screen reader can read it.
    flushSync(() => setIsDone(true));
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  usePageTitle(t('profileIntro.title'));
  if (!isConsumerGroup || cards === null) return <Navigate to={pages.cards.path} replace />;
  if (isDone) return <Thanks />;
  const hasCompletedSurvey = hasCompletedConsumerEndSurvey;
  if (isSent && redirectsToResults({ role, isConsumerGroup, hasCompletedSurvey, hasCards: true })) {
    return <Navigate to={pages.results.path} replace />;
  }
  const { profileIntroUrl } = settings;
  return (
    <GuestPage
      heading={t('profileIntro.heading')}
      lead={t(profileIntroUrl === null ? 'profileIntro.lead' : 'profileIntro.outside')}
      aside={<SmallThree cards={cards} />}
    >
      {profileIntroUrl === null ? (
        <SurveyForm
          questions={surveyQuestions['profile-intro']}
          send={(answers) => sendAnswers('profile-intro', answers)}
          onSent={finish}
        />
      ) : (
        <ExternalIntro url={profileIntroUrl} cards={cards} onDone={finish} />
      )}
    </GuestPage>
  );
}

interface ExternalIntroProps {
  url: string;
  cards: readonly CardView[];
  onDone: () => void;
}

function ExternalIntro({ url, cards, onDone }: ExternalIntroProps) {
  const t = useText('survey');
  return (
    <ExternalFrame
      address={usePrefilled(url, cards)}
      title={t('profileIntro.title')}
      onCompleted={onDone}
    >
      <Link to={pages.cards.path}>{t('survey.skip')}</Link>
    </ExternalFrame>
  );
}

function Thanks() {
  const t = useText('survey');
  const { hasCompletedConsumerEndSurvey = false } = useAccount();
  return (
    <MessagePage heading={t('profileIntro.thanksHeading')} text={t('profileIntro.thanks')}>
      <ButtonLink to={pages.cards.path} size="large">
        {t('guestProfile.home')}
      </ButtonLink>
      {!hasCompletedConsumerEndSurvey && (
        <Link to={pages.results.path}>{t('guest.waitingHeading')}</Link>
      )}
    </MessagePage>
  );
}
