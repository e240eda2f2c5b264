import type { BuiltInCard } from '@trio/deck/deck';
import { deckEdition, indigenousAndNorthernCards } from '@trio/deck/edition';
import { support as enSupport } from '@trio/i18n/en/support';
import { support as frSupport } from '@trio/i18n/fr/support';
import type { Language } from '@trio/i18n/languages';
import { deckIn } from './deck-in.ts';
import { formatList, translators, type Translator } from './localise.ts';

interface MarkedCardView {
  readonly number: number;
  readonly title: string;
  readonly plain: string;
  readonly color: string;
  readonly category: string;
  readonly file: string;
  readonly alt: string;
}

interface QuestionView {
  readonly heading: string;
  readonly hint: string;
}

export interface CommentSheetView {
  readonly language: Language;
  readonly title: string;
  readonly kicker: string;
  readonly edition: string;
  readonly heading: string;
  readonly lead: string;
  readonly who: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly how: {
    readonly heading: string;
    readonly text: string;
    readonly marks: readonly { readonly label: string; readonly text: string }[];
  };
  readonly look: { readonly heading: string; readonly items: readonly string[] };
  readonly you: {
    readonly heading: string;
    readonly text: string;
    readonly role: string;
    readonly roles: readonly string[];
    readonly place: string;
    readonly date: string;
    readonly language: string;
  };
  /** File names of the cover's three posters. */
  readonly cover: readonly string[];
  readonly comments: string;
  readonly cards: readonly MarkedCardView[];
  readonly back: {
    readonly heading: string;
    readonly three: QuestionView;
    readonly questions: readonly QuestionView[];
  };
  readonly send: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly thanks: string;
}

const supportTitles = { en: enSupport['support.title'], fr: frSupport['support.title'] };

export async function prepareCommentSheet(language: Language): Promise<CommentSheetView> {
  const t = translators[language];
  const deck = await deckIn(language);
  const count = deck.length;
  return {
    language,
    title: t('comments.title', { count }),
    kicker: t('comments.kicker'),
    edition: t('sheet.edition', {
      number: deckEdition.number,
      month: deckEdition.month[language],
    }),
    heading: t('comments.heading'),
    lead: t('comments.lead', { count }),
    who: {
      heading: t('comments.who'),
      paragraphs: [
        t('comments.who.text', { count }),
        t('comments.who.north', { numbers: northernNumbers(deck, language) }),
      ],
    },
    how: {
      heading: t('comments.how'),
      text: t('comments.how.text'),
      marks: [
        { label: t('comments.clear'), text: t('comments.clear.text') },
        { label: t('comments.unclear'), text: t('comments.unclear.text') },
        { label: t('comments.off'), text: t('comments.off.text') },
      ],
    },
    look: {
      heading: t('comments.look'),
      items: [
        t('comments.look.words'),
        t('comments.look.wrong'),
        t('comments.look.picture'),
        t('comments.look.better'),
      ],
    },
    you: about(t),
    cover: deck.slice(0, 3).map(({ image }) => `/${image}`),
    comments: t('comments.card'),
    cards: deck.map((card, index) => ({
      number: index + 1,
      title: card.title,
      plain: card.plain,
      color: card.color,
      category: t(`category.${card.color}`),
      file: `/${card.image}`,
      alt: card.alt,
    })),
    back: {
      heading: t('comments.back'),
      three: { heading: t('comments.three'), hint: t('comments.three.hint') },
      questions: [
        { heading: t('comments.missing'), hint: t('comments.missing.hint') },
        { heading: t('comments.hurts'), hint: t('comments.hurts.hint') },
        { heading: t('comments.else'), hint: t('comments.else.hint') },
      ],
    },
    send: {
      heading: t('comments.send'),
      paragraphs: [
        t('comments.send.text', { support: supportTitles[language] }),
        t('comments.send.other'),
      ],
    },
    thanks: t('comments.thanks'),
  };
}

const about = (t: Translator): CommentSheetView['you'] => ({
  heading: t('comments.you'),
  text: t('comments.you.text'),
  role: t('comments.role'),
  roles: [
    t('comments.role.student'),
    t('comments.role.teacher'),
    t('comments.role.elder'),
    t('comments.role.family'),
    t('comments.role.other'),
  ],
  place: t('comments.place'),
  date: t('comments.date'),
  language: t('comments.language'),
});

function northernNumbers(deck: readonly BuiltInCard[], language: Language): string {
  const numbers = deck.flatMap(({ key }, index) =>
    indigenousAndNorthernCards.includes(key) ? [String(index + 1)] : [],
  );
  return formatList(language, numbers);
}
