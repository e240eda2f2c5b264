import { cards } from '@trio/deck/cards';
import { catalogues } from '@trio/i18n/catalogues';
import { expect, it } from 'vitest';

it('uses the titles of the deck for the cards on the landing page', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const [name, title] of Object.entries(catalogues[language].shell)) {
      const key = /^landing\.card\.(\w+)$/u.exec(name)?.[1];
      if (key === undefined) continue;
      expect(title).toBe(cards.find((card) => card.key === key)?.title[language]);
    }
  }
});
