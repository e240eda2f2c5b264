import { newSchoolPath, pages, schoolSettingsPath } from '@trio/contracts/pages';
import type { ReviewOutcome, SchoolReview } from '@trio/contracts/school-reviews';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ListSkeleton } from '../../../../ui/list-page/list-page.tsx';
import { MessagePage } from '../../../../ui/message-page.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { reviewQuery } from '../../reviews-api.ts';
import { ActButton } from './act-button.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { Decision, ReviewFacts } from './review-facts.tsx';
import style from './reviews.module.css';
import { useOutcomeText } from './use-outcome-text.ts';

interface OneSchoolProps {
  id: string;
  isRefusing: boolean;
}

/** Where the links of an email lead. Opening it changes nothing. */
export function OneSchool({ id, isRefusing }: OneSchoolProps) {
  const t = useText('reviews');
  const navigate = useNavigate();
  const query = reviewQuery(id);
  const { data, isPlaceholderData, problem, refetch } = useServerData(query);
  const school = isPlaceholderData ? undefined : data;
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const textOf = useOutcomeText();
  const notice = useRef<HTMLParagraphElement>(null);
  // The school's own page has its name alone as the title.
  usePageTitle(school ? t('reviews.titleOf', { school: school.schoolname }) : t('reviews.title'));

  const afterAct = (done: ReviewOutcome) => {
    setOutcome(done);
    queryClient.setQueryData(query.queryKey, done.school);
    // A reload must not ask for the reason again.
    if (isRefusing) void navigate(newSchoolPath(id), { replace: true });
    notice.current?.focus();
  };

  if (problem === 'school/not-found' || problem === 'request/invalid') {
    return (
      <MessagePage heading={t('reviews.title')} text={t('reviews.gone')}>
        <ButtonLink to={pages.newSchools.path}>{t('reviews.back')}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <div className={style.page}>
      <header className={style.head}>
        <Link to={pages.newSchools.path} className={style.back}>
          {t('reviews.back')}
        </Link>
        <h1>{school?.schoolname ?? t('reviews.title')}</h1>
      </header>
      <SuccessNotice ref={notice}>{outcome !== null && textOf(outcome)}</SuccessNotice>
      {problem !== null && (
        <PanelProblem
          text={t('reviews.failed')}
          problem={problem}
          isOld={school !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {school === undefined && problem === null && <ListSkeleton label={t('reviews.loading')} />}
      {school && <SchoolParts school={school} isRefusing={isRefusing} onDone={afterAct} />}
    </div>
  );
}

interface SchoolPartsProps {
  school: SchoolReview;
  isRefusing: boolean;
  onDone: (outcome: ReviewOutcome) => void;
}

function SchoolParts({ school, isRefusing, onDone }: SchoolPartsProps) {
  const t = useText('reviews');
  const { id, standing, schoolname: name } = school;
  const isPending = standing === 'pending';
  return (
    <>
      <Section heading={t('reviews.school')}>
        <ReviewFacts school={school} />
        <div>
          <Decision school={school} />
        </div>
        <div className={style.actions}>
          {isPending && !isRefusing && (
            <>
              <ActButton school={school} act="approve" onDone={onDone} />
              <ButtonLink
                look="quiet"
                to={newSchoolPath(id, 'refuse')}
                aria-label={t('reviews.refuseOne', { name })}
              >
                {t('reviews.refuse')}
              </ButtonLink>
            </>
          )}
          {standing === 'refused' && <ActButton school={school} act="undo" onDone={onDone} />}
          <ButtonLink look="quiet" to={schoolSettingsPath(id)}>
            {t('reviews.settings')}
          </ButtonLink>
        </div>
      </Section>
      {isPending && isRefusing && (
        <Section heading={t('reviews.refuseHeading')}>
          <RefuseForm school={school} onDone={onDone} />
        </Section>
      )}
    </>
  );
}
