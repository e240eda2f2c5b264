import { currentThree, useReadySort } from '../../../lib/current-sort.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';

const none: readonly never[] = [];

/** Null before the first trio and during a sort. */
export function useGuestThree(): readonly CardView[] | null {
  const state = useReadySort();
  const three = currentThree(state);
  const viewOf = useCardViews(three?.extraCards ?? none, three?.ownCards);
  const isUnderWay = state.sort !== null && state.sort.confirmedAt === null;
  return three === null || isUnderWay ? null : three.ids.flatMap((id) => viewOf(id) ?? []);
}
