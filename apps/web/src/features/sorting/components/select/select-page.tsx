import { cardPath, pages } from '@trio/contracts/pages';
import { ownCardIds, rankedCards } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { PickThree } from './pick-three.tsx';
import { SelectIntro } from './select-intro.tsx';

/** A sort that is not ready for the pick continues at its own step. */
export function SelectPage() {
  const t = useText('picking');
  // Dialogs over this page need these texts at once.
  useText('sorting');
  const { sort, extraCards, confirmed } = useReadySort();
  const [pickedFrom] = useState(sort?.id);
  const viewOf = useCardViews(extraCards, sort?.ownCards);
  usePageTitle(t('select.title'));
  if (sort === null) {
    // The server may confirm the trio before this page has navigated. The results are still next.
    const isSaved = confirmed !== null && confirmed.id === pickedFrom;
    return <Navigate to={isSaved ? pages.results.path : pages.cards.path} replace />;
  }

  const step = resumeStep(sort, (card) => viewOf(card) !== null);
  if (step.kind === 'results') return <Navigate to={pages.results.path} replace />;
  if (step.kind === 'card') return <Navigate to={cardPath(step.index)} replace />;
  return <Phases key={sort.id} sort={sort} viewOf={viewOf} />;
}

interface PhasesProps {
  sort: Sort;
  viewOf: ReturnType<typeof useCardViews>;
}

/** A student who has begun to pick skips the intro. */
function Phases({ sort, viewOf }: PhasesProps) {
  const [isPicking, setIsPicking] = useState(hasBegun(sort));
  const start = () => {
    setIsPicking(true);
    // The button disappears, so the focus moves to the start of the page.
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
