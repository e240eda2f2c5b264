import { isCardAddress } from '@trio/contracts/pages';
import { currentLanguage } from '../lib/language/language.ts';
import { preloadText } from '../lib/language/use-text.ts';
import { Card, SortTable } from './route-table.tsx';

const ignore = (): void => {};

/**
 * Whoever opens the address of a card, or comes back to it by a reload, is most likely in a sort: its
 * files come while it is found out who is there. One that fails is asked for again where it is needed.
 */
export function fetchCardsAhead(path: string): void {
  if (!isCardAddress(path)) return;
  const language = currentLanguage();
  SortTable.fetch().catch(ignore);
  Card.fetch().catch(ignore);
  preloadText(language, ['sorting', 'deck']).catch(ignore);
  import('../lib/deck/deck.ts').then(({ preloadDeck }) => preloadDeck(language)).catch(ignore);
}
