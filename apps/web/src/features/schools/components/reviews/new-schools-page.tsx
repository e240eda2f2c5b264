import { newSchoolPath, pages } from '@trio/contracts/pages';
import type { ReviewOutcome, SchoolReview } from '@trio/contracts/school-reviews';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServerData } from '../../../../lib/api/query.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ListSkeleton } from '../../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { newSchoolsQuery } from '../../reviews-api.ts';
import { ActButton } from './act-button.tsx';
import { OneSchool } from './one-school.tsx';
import { Decision, ReviewFacts } from './review-facts.tsx';
import style from './reviews.module.css';
import { useOutcomeText } from './use-outcome-text.ts';

export function NewSchoolsPage() {
  usePreloadedTexts(['reviews', 'identity']);
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? (
    <SchoolList />
  ) : (
    <OneSchool key={id} id={id} isRefusing={query.get('act') === 'refuse'} />
  );
}

function SchoolList() {
  const t = useText('reviews');
  const { data, problem, refetch } = useServerData(newSchoolsQuery);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const textOf = useOutcomeText();
  const notice = useRef<HTMLParagraphElement>(null);
  usePageTitle(t('reviews.title'));
  const afterAct = (done: ReviewOutcome) => {
    setOutcome(done);
    notice.current?.focus();
    void refetch();
  };

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('reviews.title')}</h1>
        <p>{t('reviews.lead')}</p>
      </header>
      <SuccessNotice ref={notice}>{outcome !== null && textOf(outcome)}</SuccessNotice>
      <Section
        heading={
          data && data.total > 0 ? t('reviews.count', { count: data.total }) : t('reviews.waiting')
        }
      >
        {problem !== null && (
          <PanelProblem
            text={t('reviews.failed')}
            problem={problem}
            isOld={data !== undefined}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && problem === null && <ListSkeleton label={t('reviews.loading')} />}
        {data?.total === 0 && <p>{t('reviews.none')}</p>}
        {data && data.total > data.schools.length && (
          <p className={style.quiet}>{t('reviews.more', { count: data.schools.length })}</p>
        )}
        {data && data.schools.length > 0 && (
          <ul className={style.list}>
            {data.schools.map((school) => (
              <SchoolRow key={school.id} school={school}>
                <ActButton school={school} act="approve" onDone={afterAct} />
                <ButtonLink
                  look="quiet"
                  to={newSchoolPath(school.id, 'refuse')}
                  aria-label={t('reviews.refuseOne', { name: school.schoolname })}
                >
                  {t('reviews.refuse')}
                </ButtonLink>
              </SchoolRow>
            ))}
          </ul>
        )}
      </Section>
      {data && data.refused.length > 0 && (
        <Section heading={t('reviews.refused')}>
          <p>{t('reviews.refusedText')}</p>
          <ul className={style.list}>
            {data.refused.map((school) => (
              <SchoolRow key={school.id} school={school}>
                <ActButton school={school} act="undo" onDone={afterAct} />
              </SchoolRow>
            ))}
          </ul>
        </Section>
      )}
      <div>
        <ButtonLink look="quiet" to={pages.students.path}>
          {t('reviews.dashboard')}
        </ButtonLink>
      </div>
    </div>
  );
}

function SchoolRow({ school, children }: { school: SchoolReview; children: ReactNode }) {
  return (
    <li className={style.row}>
      <h3>{school.schoolname}</h3>
      {school.standing === 'refused' ? (
        <div>
          <Decision school={school} />
        </div>
      ) : (
        <ReviewFacts school={school} />
      )}
      <div className={style.actions}>{children}</div>
    </li>
  );
}
