import type { BuiltInCard } from '@trio/deck/deck';
import { cardColors, type CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { deckIn } from './deck-in.ts';
import { prepareSources } from './prepare-sources.ts';
import type { ListView, SourcesView } from './view.ts';
import { translators, type Translator } from './localise.ts';

interface DeckCardView {
  readonly title: string;
  readonly file: string;
  readonly alt: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string | null; readonly text: string }[];
}

export interface DeckView {
  readonly language: Language;
  readonly title: string;
  readonly write: string;
  readonly heading: string;
  readonly lead: string;
  readonly use: { readonly heading: string; readonly ways: readonly ListView[] };
  readonly answers: readonly string[];
  readonly categories: readonly {
    readonly color: CardColor;
    readonly name: string;
    readonly cards: readonly DeckCardView[];
  }[];
  readonly reflect: ListView;
  readonly sources: SourcesView;
}

export async function prepareDeck(language: Language): Promise<DeckView> {
  const t = translators[language];
  const deck = await deckIn(language);
  return {
    language,
    title: t('pdf.deck.title', { count: deck.length }),
    write: t('pdf.write'),
    heading: t('pdf.deck.heading'),
    lead: t('pdf.deck.lead', { count: deck.length }),
    use: { heading: t('pdf.deck.use'), ways: waysToUse(t) },
    answers: [t('pdf.answer.dislike'), t('pdf.answer.like'), t('pdf.answer.superlike')],
    categories: cardColors.map((color) => ({
      color,
      name: t(`category.${color}`),
      cards: deck.filter((card) => card.color === color).map((card) => cardView(card, t)),
    })),
    reflect: {
      heading: t('pdf.deck.reflect'),
      items: [
        t('pdf.deck.reflect.1'),
        t('pdf.deck.reflect.2'),
        t('pdf.deck.reflect.3'),
        t('pdf.deck.reflect.4'),
      ],
    },
    sources: prepareSources(language, ''),
  };
}

const waysToUse = (t: Translator): readonly ListView[] => [
  {
    heading: t('pdf.deck.alone'),
    items: [
      t('pdf.deck.alone.1'),
      t('pdf.deck.alone.2'),
      t('pdf.deck.alone.3'),
      t('pdf.deck.alone.4'),
    ],
  },
  {
    heading: t('pdf.deck.together'),
    items: [t('pdf.deck.together.1'), t('pdf.deck.together.2'), t('pdf.deck.together.3')],
  },
];

function cardView(card: BuiltInCard, t: Translator): DeckCardView {
  const careers = card.careers.map(({ title }) => title).join('\u00a0· ');
  return {
    title: card.title,
    file: `/${card.image}`,
    alt: card.alt === '' ? null : card.alt,
    paragraphs: card.paragraphs ?? [],
    facts: [
      careers === ''
        ? { label: null, text: t('card.careersNone') }
        : { label: t('pdf.deck.careers'), text: careers },
      ...(card.subject === null ? [] : [{ label: t('pdf.deck.subject'), text: card.subject }]),
      ...(card.question === null ? [] : [{ label: t('pdf.deck.question'), text: card.question }]),
    ],
  };
}
