import { type BuiltInCard, loadDeck } from '@trio/deck/deck';
import { cardColors } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { heading, inOneForm, type ReadItem, text } from './reading.ts';
import { type Translator, translatorFor } from './document-translator.ts';

export async function expectedDeckReading(language: Language): Promise<readonly string[]> {
  const t = translatorFor(language);
  const deck = await loadDeck(language);
  return inOneForm([
    heading(1, t('pdf.deck.heading')),
    ...text(t('pdf.deck.lead', { count: deck.length })),
    heading(1, t('pdf.deck.use')),
    heading(2, t('pdf.deck.alone')),
    ...([1, 2, 3, 4] as const).flatMap((step) => text(t(`pdf.deck.alone.${step}`))),
    heading(2, t('pdf.deck.together')),
    ...([1, 2, 3] as const).flatMap((step) => text(t(`pdf.deck.together.${step}`))),
    ...cardColors.flatMap((color) => [
      heading(1, t(`category.${color}`)),
      ...deck.filter((card) => card.color === color).flatMap((card) => challenge(card, t)),
    ]),
    heading(1, t('pdf.deck.reflect')),
    ...([1, 2, 3, 4] as const).flatMap((question) =>
      text(t(`pdf.deck.reflect.${question}`), t('pdf.write')),
    ),
    heading(1, t('pdf.sources.heading')),
    ...text(t('pdf.sources.noc'), t('pdf.sources.onet'), t('pdf.sources.links')),
  ]);
}

function challenge(card: BuiltInCard, t: Translator): ReadItem[] {
  const { title, alt, paragraphs, careers, subject, question } = card;
  return [
    heading(2, title),
    ...(alt === '' ? [] : [{ figure: alt }]),
    ...text(...(paragraphs ?? [])),
    ...(careers.length === 0
      ? text(t('card.careersNone'))
      : text(t('pdf.deck.careers'), careers.map((career) => career.title).join('·'))),
    ...(subject === null ? [] : text(t('pdf.deck.subject'), subject)),
    ...(question === null ? [] : text(t('pdf.deck.question'), question)),
    ...text(t('pdf.answer.dislike'), t('pdf.answer.like'), t('pdf.answer.superlike')),
  ];
}
