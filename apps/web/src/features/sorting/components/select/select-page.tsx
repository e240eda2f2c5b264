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

/** The pick-three screen, for a sort that is ready for it; every other one goes on where it stands. */
export function SelectPage() {
  const t = useText('picking');
  // What opens over this page speaks these words: it must not have to wait for them.
  useText('sorting');
  const { sort, extraCards, confirmed } = useReadySort();
  const [pickedFrom] = useState(sort?.id);
  const viewOf = useCardViews(extraCards, sort?.ownCards);
  usePageTitle(t('select.title'));
  if (sort === null) {
    // The server may hear of the three before the page for them is there: it is still where this leads.
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

/** An intro first. Whoever has begun to pick comes back to the cards themselves. */
function Phases({ sort, viewOf }: PhasesProps) {
  const [isPicking, setIsPicking] = useState(hasBegun(sort));
  const start = () => {
    setIsPicking(true);
    // Its button goes away: what comes is read from its beginning.
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
