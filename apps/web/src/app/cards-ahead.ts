import { isCardAddress } from '@trio/contracts/pages';
import { currentLanguage } from '../lib/language/language.ts';
import { fetchTextAhead } from '../lib/language/use-text.ts';
import { Card, SortTable } from './route-table.tsx';

const ignore = (): void => {};

/**
 * A visitor at a card address is most likely in a sort, so its files load while the session is
 * checked. A failed load is retried where the file is needed.
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
  // Separate tasks: on an old phone each import takes long enough to delay a touch.
  for (const fetch of wanted) setTimeout(() => void fetch().catch(ignore));
}
