import { passCards } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useEffect, useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { currentThree, useReadySort } from '../../../../lib/current-sort.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { hasExpired } from '../../model/expiry.ts';
import { isResumeDue, noteInSort } from '../../model/resume-once.ts';
import { pathOfStep } from '../../model/step-path.ts';
import { SortGate } from '../sort-gate.tsx';
import { ContinueSort } from './continue-sort.tsx';
import { EmptyHome } from './empty-home.tsx';
import { ThreeHome, type ThreeHomeProps } from './three-home.tsx';

interface CardsHomeProps {
  /** What a student of another kind of group sees of their three. */
  WithThree?: ComponentType<ThreeHomeProps>;
}

const noCards: readonly never[] = [];

/** The home of the cards area: the way into a sort, back into one, and what came of the last. */
export function CardsHome(props: CardsHomeProps) {
  return (
    <SortGate>
      <Home {...props} />
    </SortGate>
  );
}

function Home({ WithThree = ThreeHome }: CardsHomeProps) {
  const t = useText('home');
  const { expiry } = useAccount();
  const state = useReadySort();
  const three = currentThree(state);
  const viewOf = useCardViews(state.extraCards, state.sort?.ownCards);
  const viewOfThree = useCardViews(three?.extraCards ?? noCards, three?.ownCards);
  usePageTitle(t('home.title'));
  const [isDue] = useState(isResumeDue);
  // Not while drawing: what is drawn may be thrown away and drawn again.
  useEffect(noteInSort, []);
  const [isExpired] = useState(() => hasExpired(expiry, Date.now()));

  const unfinished = unfinishedSort(state.sort);
  const step = unfinished && resumeStep(unfinished, (card) => viewOf(card) !== null);
  // A reload, a crash or a closed lid: they are where they were.
  if (isDue && step) return <Navigate to={pathOfStep(step)} replace />;

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
    <WithThree
      three={three}
      cards={three.ids.flatMap((id) => viewOfThree(id) ?? [])}
      confirmed={state.confirmed?.id === three.id ? state.confirmed : null}
      isExpired={isExpired}
    >
      {goOn}
    </WithThree>
  );
}

const unfinishedSort = (sort: Sort | null): Sort | null =>
  sort !== null && sort.confirmedAt === null ? sort : null;
