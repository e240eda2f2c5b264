import type { ExtraCard } from '@trio/contracts/cards';
import type { BuiltInCard } from '@trio/deck/deck';
import type { OwnCard, Sort } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { useMemo } from 'react';
import { useDeck } from '../../lib/deck/deck.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { viewCard, type AnyCard, type CardView } from './card-view.ts';

type OwnCards = Readonly<Record<string, { readonly value: OwnCard | null }>>;

const none: Sort['ownCards'] = {};

/** Ids as a sort stores them: a built-in card's key, an extra card's name, an own card's id. */
export function useCardViews(
  extraCards: readonly ExtraCard[],
  ownCards: OwnCards = none,
): (id: string) => CardView | null {
  const deck = useDeck();
  const language = useLanguage();
  return useMemo(
    () => findViews(gather(deck, extraCards, ownCards), language),
    [deck, extraCards, ownCards, language],
  );
}

function gather(
  deck: readonly BuiltInCard[],
  extraCards: readonly ExtraCard[],
  ownCards: OwnCards,
): ReadonlyMap<string, AnyCard> {
  const all = new Map<string, AnyCard>();
  for (const card of deck) all.set(card.key, { kind: 'built-in', card });
  for (const card of extraCards) all.set(card.name, { kind: 'extra', card });
  for (const [id, { value }] of Object.entries(ownCards)) {
    if (value) all.set(id, { kind: 'custom', card: { id, ...value } });
  }
  return all;
}

/** Creates each view on first use, not all 56 at once. */
function findViews(all: ReadonlyMap<string, AnyCard>, language: Language) {
  const made = new Map<string, CardView>();
  return (id: string): CardView | null => {
    const known = made.get(id);
    if (known) return known;
    const card = all.get(id);
    if (!card) return null;
    const view = viewCard(card, language);
    made.set(id, view);
    return view;
  };
}
