import { passCards } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { currentThree } from '../../../../lib/sort/current-three.ts';
import { useReadySort } from '../../../../lib/sort/sort-state.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { hasExpired } from '../../model/expiry.ts';
import { isResumeDue, noteInSort } from '../../model/resume-once.ts';
import { pathOfStep } from '../../model/step-path.ts';
import { SortGate } from '../sort-gate.tsx';
import { ContinueSort } from './continue-sort.tsx';
import { EmptyHome } from './empty-home.tsx';
import { ThreeHome } from './three-home.tsx';

/** The home of the cards area: the way into a sort, back into one, and what came of the last. */
export function CardsHome() {
  return (
    <SortGate>
      <Home />
    </SortGate>
  );
}

function Home() {
  const t = useText('home');
  const { expiry } = useAccount();
  const state = useReadySort();
  const viewOf = useCardViews(state.extraCards, state.sort?.ownCards);
  usePageTitle(t('home.title'));
  const [isDue] = useState(isResumeDue);
  // Not while drawing: what is drawn may be thrown away and drawn again.
  useEffect(noteInSort, []);
  const [isExpired] = useState(() => hasExpired(expiry, Date.now()));

  const unfinished = unfinishedSort(state.sort);
  const step = unfinished && resumeStep(unfinished, (card) => viewOf(card) !== null);
  // A reload, a crash or a closed lid: they are where they were.
  if (isDue && step) return <Navigate to={pathOfStep(step)} replace />;

  const three = currentThree(state);
  const goOn = unfinished && step && (
    <ContinueSort
      step={step}
      count={passCards(unfinished).length}
      hasThree={three !== null}
      isExpired={isExpired}
    />
  );
  return three === null ? (
    <EmptyHome isExpired={isExpired}>{goOn}</EmptyHome>
  ) : (
    <ThreeHome three={three} isExpired={isExpired}>
      {goOn}
    </ThreeHome>
  );
}

const unfinishedSort = (sort: Sort | null): Sort | null =>
  sort !== null && sort.confirmedAt === null ? sort : null;
