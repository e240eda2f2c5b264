import { currentKey } from '@trio/careers/moved-careers';
import { careerPath, careersPath } from '@trio/contracts/public-pages';
import { pages } from '@trio/contracts/pages';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useCareers } from '../../../lib/careers/careers.ts';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import backLink from '../../../ui/back-link.module.css';
import { ButtonLink } from '../../../ui/button.tsx';
import { posterUrl } from '../../../ui/card/card-view.ts';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { useViewer } from '../model/use-viewer.ts';
import { CareerView } from './career-view.tsx';
import { SaveButton } from './save-button.tsx';
import { SavedNote } from './saved-note.tsx';
import style from './career-page.module.css';

export function CareerPage() {
  const t = useText('careers');
  const { career: asked = '' } = useParams();
  const careers = useCareers();
  const career = careers.byKey.get(currentKey(asked));
  usePageTitle(career?.title ?? t('career.notFound'));
  if (!career) {
    return (
      <MessagePage heading={t('career.notFound')} text={t('career.notFoundText')}>
        <ButtonLink to={pages.explore.path} size="large">
          {t('career.back')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return <KnownCareer key={career.key} careerKey={career.key} isMoved={career.key !== asked} />;
}

function KnownCareer({ careerKey, isMoved }: { careerKey: string; isMoved: boolean }) {
  const t = useText('careers');
  const [said, say] = useState('');
  const careers = useCareers();
  const viewer = useViewer();
  const language = useLanguage();
  const isStudent = useAccount().role === 'student';
  const deck = useDeck();
  const explored = exploredIn(useLocation().state);
  const career = careers.byKey.get(careerKey);
  const card = deck.find(({ key }) => key === career?.card);
  useEffect(() => countEvent('career-view', { career: careerKey }), [careerKey]);
  if (!career || !card) return null;
  return (
    <div className={style.page}>
      {/* Staff have no page to explore; the public list is a document of its own. */}
      {isStudent ? (
        <Link
          className={`${backLink.back} screen-only`}
          to={{ pathname: pages.explore.path, search: explored }}
        >
          {t('career.back')}
        </Link>
      ) : (
        <a className={`${backLink.back} screen-only`} href={careersPath[language]}>
          {t('career.back')}
        </a>
      )}
      {isMoved && (
        <Note>
          <p>{t('career.removed')}</p>
        </Note>
      )}
      <CareerView
        career={career}
        careers={careers}
        challenge={card.title}
        poster={posterUrl(card.image)}
        viewer={viewer}
        pathOf={({ key }) => careerPath(key)}
        onOpenOutside={() => countEvent('career-outside', { career: careerKey })}
      >
        {isStudent && (
          <div className={style.actions}>
            <SaveButton career={career} onSay={say} />
            <SavedNote />
          </div>
        )}
      </CareerView>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** The filters and the comparison with which the student left the explore page. */
const exploredIn = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'explored' in state &&
  typeof state.explored === 'string'
    ? state.explored
    : '';
