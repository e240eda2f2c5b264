import type { ExtraCard } from '@trio/contracts/cards';
import type { Sort } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { viewOwnCard, type CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import type { CardOnTable } from './card-on-table.ts';

/** The cards of a sort by name; a view is the same object every time, so that no card is drawn twice. */
export function useTableCards(
  extraCards: readonly ExtraCard[],
  ownCards: Sort['ownCards'],
): (name: string) => CardOnTable {
  const t = useText('sorting');
  const viewOf = useCardViews(extraCards, ownCards);
  const gone = t('table.gone');
  return (name) => ({ name, view: viewOf(name) ?? goneView(name, gone) });
}

/** A school may have taken a card out of the deck since: its place in the sort is kept. */
const goneView = (id: string, title: string): CardView =>
  viewOwnCard({ id, title, description: '', imageUrl: '' });
