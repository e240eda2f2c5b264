import { deckEdition } from '@trio/deck/edition';
import type { CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { deckIn } from './deck-in.ts';
import { translators } from './localise.ts';
import { safeLine, type Line } from './safe-text.ts';
import { fitOnBand, type TitleFit } from './title-fit.ts';

interface CardPageView {
  readonly number: number;
  readonly poster: {
    readonly color: CardColor;
    readonly title: Line;
    readonly file: string;
    readonly alt: string;
    readonly isPhoto: false;
  };
  readonly fit: TitleFit;
  readonly category: string;
  readonly trades: string | null;
  readonly plain: string;
  readonly story: string;
  readonly response: string;
  readonly careers: string;
}

export interface CardPagesView {
  readonly language: Language;
  readonly title: string;
  readonly heading: string;
  readonly languageName: string;
  readonly edition: string;
  readonly labels: { readonly story: string; readonly response: string; readonly careers: string };
  readonly posterWidth: number;
  readonly perPage: number;
  readonly cards: readonly CardPageView[];
}

/** In points. */
const posterWidth = 132;
const largestTitle = 12;

export async function prepareCardPages(language: Language): Promise<CardPagesView> {
  const t = translators[language];
  const deck = await deckIn(language);
  const heading = t('sheet.heading', { count: deck.length });
  return {
    language,
    title: `Trio – ${heading}`,
    heading,
    languageName: t('sheet.language'),
    edition: t('sheet.edition', {
      number: deckEdition.number,
      month: deckEdition.month[language],
    }),
    labels: {
      story: t('card.story'),
      response: t('card.response'),
      careers: t('card.careers'),
    },
    posterWidth,
    perPage: 2,
    cards: deck.map((card, index) => ({
      number: index + 1,
      poster: {
        color: card.color,
        title: safeLine(card.title),
        file: `/${card.image}`,
        alt: card.alt,
        isPhoto: false,
      },
      fit: fitOnBand(card.title, posterWidth, largestTitle),
      category: t(`category.${card.color}`),
      trades: card.isTrades ? t('card.trades') : null,
      plain: card.plain,
      story: card.paragraphs[0],
      response: card.paragraphs[1],
      careers: card.careers.map(({ title }) => title).join('\u00a0· ') || t('card.careersNone'),
    })),
  };
}
