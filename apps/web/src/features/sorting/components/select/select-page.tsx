import { cardPath, pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { likedCards, mayPick } from '@trio/domain/sorting/passes';
import { isQuickSort } from '@trio/domain/sorting/quick-sort';
import { ownCardIds, rankedCards } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { readStored, store } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { isPickAsked, pathOfStep } from '../../model/sort-model.ts';
import { sortOnceMore } from '../../sync/browser-sync.ts';
import { BackToCards } from './back-to-cards.tsx';
import { PickThree } from './pick-three.tsx';
import style from './select-intro.module.css';

export function SelectPage() {
  const t = useText('picking');
  // Dialogs over this page need these texts at once.
  useText('sorting');
  useText('results');
  const { sort, extraCards, confirmed } = useReadySort();
  const [pickedFrom] = useState(sort?.id);
  const viewOf = useCardViews(extraCards, sort?.ownCards);
  usePageTitle(t('select.title'));
  if (sort === null) {
    // The server may confirm the trio before this page has navigated. The results are still next.
    const isSaved = confirmed !== null && confirmed.id === pickedFrom;
    return <Navigate to={isSaved ? pages.results.path : pages.cards.path} replace />;
  }

  if (sort.confirmedAt !== null) return <Navigate to={pages.results.path} replace />;
  if (!mayPick(sort)) {
    return <Navigate to={pathOfStep(resumeStep(sort, (card) => viewOf(card) !== null))} replace />;
  }
  return <Phases key={sort.id} sort={sort} viewOf={viewOf} />;
}

interface PhasesProps {
  sort: Sort;
  viewOf: ReturnType<typeof useCardViews>;
}

function Phases({ sort, viewOf }: PhasesProps) {
  const location = useLocation();
  const [isPicking, setIsPicking] = useState(hasBegun(sort) || isPickAsked(location.state));
  const start = () => {
    setIsPicking(true);
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return isPicking ? (
    <PickThree sort={sort} viewOf={viewOf} />
  ) : (
    <SelectIntro sort={sort} viewOf={viewOf} onStart={start} />
  );
}

const hasBegun = (sort: Sort): boolean =>
  rankedCards(sort).length > 0 || ownCardIds(sort).length > 0;

interface SelectIntroProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
  onStart: () => void;
}

function SelectIntro({ sort, viewOf, onStart }: SelectIntroProps) {
  const t = useText('picking');
  const liked = likedCards(sort);
  const hand = favouritesFirst(sort, liked).slice(0, handSize);
  return (
    <section className={style.page}>
      <BackToCards sort={sort} />
      <div className={style.hand} aria-hidden="true">
        {hand.map((card) => {
          const view = viewOf(card);
          return view && <CardFront key={card} card={view} />;
        })}
      </div>
      <div className={style.words}>
        <p className={style.liked}>{t('select.intro.liked', { count: liked.length })}</p>
        <h1>{t('select.intro.heading')}</h1>
        <p>{t('select.intro.text')}</p>
        <Button size="large" onClick={onStart}>
          {t('select.intro.start')}
        </Button>
      </div>
      <SecondLook sort={sort} count={liked.length} />
    </section>
  );
}

const handSize = 5;

const favouritesFirst = (sort: Sort, liked: readonly string[]): string[] => {
  const isSuper = (card: string) => sort.answers[card]?.value === 'superlike';
  return [...liked.filter(isSuper), ...liked.filter((card) => !isSuper(card))];
};

/** One offer at a time: after a quick sort, all cards again (once); else the liked cards. */
function SecondLook({ sort, count }: { sort: Sort; count: number }) {
  const t = useText('picking');
  const navigate = useNavigate();
  const [isQuickOffered, setIsQuickOffered] = useState(
    () => sort.pass.value === 'first' && isQuickSort(sort) && readStored(declinedKey) !== sort.id,
  );
  const lookAgain = (kind: 'all' | 'liked') => {
    sortOnceMore(kind);
    void navigate(cardPath(1));
  };
  const decline = () => {
    store(declinedKey, sort.id);
    setIsQuickOffered(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (isQuickOffered) {
    return (
      <aside className={style.offer} aria-labelledby="quick-offer">
        <h2 id="quick-offer">{t('select.quick.heading')}</h2>
        <p>{t('select.quick.text')}</p>
        <div className={style.choices}>
          <Button look="quiet" onClick={() => lookAgain('all')}>
            {t('select.quick.yes')}
          </Button>
          <Button look="quiet" onClick={decline}>
            {t('select.quick.no')}
          </Button>
        </div>
      </aside>
    );
  }
  const isRecommended = count > limits.likedToSortAgain;
  if (count === limits.cardsToPick) return null;
  return (
    <aside className={style.offer} aria-labelledby="again-offer">
      <h2 id="again-offer">
        {t('select.again.heading')}
        {isRecommended && <span className={style.tag}>{t('select.again.recommended')}</span>}
      </h2>
      <p>{t(isRecommended ? 'select.again.many' : 'select.again.few', { count })}</p>
      <Button look="quiet" onClick={() => lookAgain('liked')}>
        {t('select.again.start')}
      </Button>
    </aside>
  );
}

const declinedKey = 'trio.quickOfferDeclined';
