import { loadDeck, type BuiltInCard } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';
import { use } from 'react';
import { useLanguage } from '../language/language.ts';
import { needInEveryLanguage } from '../language/use-text.ts';

const decks = new Map<Language, Promise<readonly BuiltInCard[]>>();

/** The built-in cards in one language, loaded once. A chunk that failed is asked for again next time. */
function deckIn(language: Language): Promise<readonly BuiltInCard[]> {
  const known = decks.get(language);
  if (known) return known;
  const deck = loadDeck(language).then((value) => {
    // What React itself notes on a promise it has waited for: with it, `use` never waits again.
    void Object.assign(deck, { status: 'fulfilled', value });
    return value;
  });
  void deck.catch(() => decks.delete(language));
  decks.set(language, deck);
  needInEveryLanguage(deckIn);
  return deck;
}

export const preloadDeck = (language: Language): Promise<unknown> => deckIn(language);

/** The nearest Suspense waits while it loads. */
export const useDeck = (): readonly BuiltInCard[] => use(deckIn(useLanguage()));
