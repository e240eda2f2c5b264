import { cardPath } from '@trio/contracts/pages';
import { resumeStep } from '@trio/domain/sorting/step';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useDeck } from '../../../../lib/deck/deck.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { beginSort } from '../../sync/browser-sync.ts';
import { sortState, useReadySort } from '../../../../lib/current-sort.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { deckFor, deckNames, hasExpired, pathOfStep } from '../../model/sort-model.ts';

const never = () => () => {};

interface SortStart {
  readonly total: number;
  readonly answered: number;
  /** Why no new sort can start; null if one can, or if one is in progress */
  readonly pausedBy: 'result/school-expired' | 'result/email-unconfirmed' | null;
  readonly isExpired: boolean;
  readonly hasSortedBefore: boolean;
  readonly begin: () => void;
  readonly start: () => void;
}

export function useSortStart(): SortStart {
  const { sort, extraCards, sortAttempts } = useReadySort();
  const { excludedCards, expiry, emailConfirmation, isCardOrderFixed } = useAccount();
  const deck = useDeck();
  const viewOf = useCardViews(extraCards, sort?.ownCards);
  const navigate = useNavigate();
  const isExpired = useSyncExternalStore(never, () => hasExpired(expiry, Date.now()));
  const open = sort?.confirmedAt === null ? sort : null;
  const names = deckNames({
    builtIn: deck.map(({ key }) => key),
    excluded: excludedCards,
    extra: extraCards.map(({ name }) => name),
  });
  const unconfirmed = emailConfirmation === 'required' ? 'result/email-unconfirmed' : null;
  const reason = isExpired ? 'result/school-expired' : unconfirmed;
  const begin = () => {
    // Read again: a sort may have started since the last render.
    const now = sortState.get();
    if (now.status === 'ready' && now.sort?.confirmedAt !== null) {
      const cards = [...deck.map(({ key, color }) => ({ name: key, color })), ...extraCards];
      beginSort(deckFor(names, cards, isCardOrderFixed));
    }
  };
  const start = () => {
    begin();
    const step = open && resumeStep(open, (card) => viewOf(card) !== null);
    void navigate(step ? pathOfStep(step) : cardPath(1));
  };
  return {
    total: open ? open.deck.length : names.length,
    answered: open ? Object.values(open.answers).filter(({ value }) => value !== null).length : 0,
    pausedBy: open ? null : reason,
    isExpired,
    hasSortedBefore: sortAttempts > 0,
    begin,
    start,
  };
}
