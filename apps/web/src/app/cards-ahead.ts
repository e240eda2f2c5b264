import { isCardAddress } from '@trio/contracts/pages';
import { currentLanguage } from '../lib/language/language.ts';
import { fetchTextAhead } from '../lib/language/use-text.ts';
import { Card, SortTable } from './route-table.tsx';

const ignore = (): void => {};

/**
 * Whoever opens the address of a card, or comes back to it by a reload, is most likely in a sort: its
 * files come while it is found out who is there. One that fails is asked for again where it is needed.
 */
export function fetchCardsAhead(path: string): void {
  if (!isCardAddress(path)) return;
  const language = currentLanguage();
  const wanted = [
    SortTable.fetchAhead,
    Card.fetchAhead,
    () => fetchTextAhead(language, ['sorting', 'deck']),
    async () => (await import('../lib/deck/deck.ts')).fetchDeckAhead(language),
  ];
  // Each in a turn of its own: asking takes an old phone a while, and a finger comes in between.
  for (const fetch of wanted) setTimeout(() => void fetch().catch(ignore));
}
