import { loadDeck } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';
import { translatorFor } from './document-translator.ts';
import { heading, inOneForm, text } from './reading.ts';

export async function expectedCardPagesReading(language: Language): Promise<readonly string[]> {
  const t = translatorFor(language);
  const deck = await loadDeck(language);
  return inOneForm([
    heading(1, t('sheet.heading', { count: deck.length })),
    ...deck.flatMap((card, index) => [
      { figure: card.alt },
      ...text(t(`category.${card.color}`), ...(card.isTrades ? ['·', t('card.trades')] : [])),
      heading(2, `${index + 1}. ${card.title}`),
      ...text(card.plain),
      heading(3, t('card.story')),
      ...text(card.paragraphs[0]),
      heading(3, t('card.response')),
      ...text(card.paragraphs[1]),
      heading(3, t('card.careers')),
      ...text(card.careers.map(({ title }) => title).join('·') || t('card.careersNone')),
    ]),
  ]);
}
