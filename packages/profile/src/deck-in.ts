import { loadDeck, type BuiltInCard } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';

const decks = new Map<Language, Promise<readonly BuiltInCard[]>>();

export function deckIn(language: Language): Promise<readonly BuiltInCard[]> {
  const deck = decks.get(language) ?? loadDeck(language);
  decks.set(language, deck);
  return deck;
}
