import type { BuiltInCard } from '@trio/deck/deck';
import { cardColors, type CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { deckIn } from './deck-in.ts';
import { prepareSources } from './prepare-sources.ts';
import type { ListView, SourcesView } from './view.ts';
import { wordsIn, type Words } from './words.ts';

interface DeckCardView {
  readonly title: string;
  readonly file: string;
  /** Null if the poster shows only the category's emblem. */
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

/** For students who prefer a document to the screen. */
export async function prepareDeck(language: Language): Promise<DeckView> {
  const words = wordsIn[language];
  const deck = await deckIn(language);
  return {
    language,
    title: words('pdf.deck.title', { count: deck.length }),
    write: words('pdf.write'),
    heading: words('pdf.deck.heading'),
    lead: words('pdf.deck.lead', { count: deck.length }),
    use: { heading: words('pdf.deck.use'), ways: waysToUse(words) },
    answers: [words('pdf.answer.dislike'), words('pdf.answer.like'), words('pdf.answer.superlike')],
    categories: cardColors.map((color) => ({
      color,
      name: words(`category.${color}`),
      cards: deck.filter((card) => card.color === color).map((card) => cardView(card, words)),
    })),
    reflect: {
      heading: words('pdf.deck.reflect'),
      items: [
        words('pdf.deck.reflect.1'),
        words('pdf.deck.reflect.2'),
        words('pdf.deck.reflect.3'),
        words('pdf.deck.reflect.4'),
      ],
    },
    sources: prepareSources(language, ''),
  };
}

const waysToUse = (words: Words): readonly ListView[] => [
  {
    heading: words('pdf.deck.alone'),
    items: [
      words('pdf.deck.alone.1'),
      words('pdf.deck.alone.2'),
      words('pdf.deck.alone.3'),
      words('pdf.deck.alone.4'),
    ],
  },
  {
    heading: words('pdf.deck.together'),
    items: [
      words('pdf.deck.together.1'),
      words('pdf.deck.together.2'),
      words('pdf.deck.together.3'),
    ],
  },
];

function cardView(card: BuiltInCard, words: Words): DeckCardView {
  const careers = card.careers.map(({ title }) => title).join('\u00a0· ');
  return {
    title: card.title,
    file: `/${card.image}`,
    alt: card.alt === '' ? null : card.alt,
    paragraphs: card.paragraphs ?? [],
    facts: [
      careers === ''
        ? { label: null, text: words('card.careersNone') }
        : { label: words('pdf.deck.careers'), text: careers },
      ...(card.subject === null ? [] : [{ label: words('pdf.deck.subject'), text: card.subject }]),
      ...(card.question === null
        ? []
        : [{ label: words('pdf.deck.question'), text: card.question }]),
    ],
  };
}
