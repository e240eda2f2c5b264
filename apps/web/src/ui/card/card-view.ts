import { careerPath } from '@trio/contracts/public-pages';
import type { CustomCard, ExtraCard } from '@trio/contracts/cards';
import type { Color } from '@trio/deck/card-source';
import type { BuiltInCard } from '@trio/deck/deck';
import type { Teer } from '@trio/deck/training';
import type { Language } from '@trio/i18n/languages';

export interface CardCareer {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly teer: Teer | null;
}

export interface CardView {
  readonly kind: AnyCard['kind'];
  readonly id: string;
  readonly color: Color;
  readonly title: string;
  /** A few plain words on what the title is about; extra and own cards have none. */
  readonly plainLine: string | null;
  readonly poster: string;
  /** A photo is cropped; our drawings already have the poster's shape. */
  readonly isPhoto: boolean;
  readonly alt: string;
  readonly paragraphs: readonly string[];
  readonly isTrades: boolean;
  readonly careersHeading: string | null;
  readonly careersText: string | null;
  readonly careers: readonly CardCareer[];
  readonly subject: string | null;
  readonly question: string | null;
  readonly logo: string | null;
  readonly watermark: string | null;
}

const defaultColor: Color = 'purple';

const plain = {
  plainLine: null,
  isTrades: false,
  careersHeading: null,
  careersText: null,
  careers: [],
  subject: null,
  question: null,
  logo: null,
  watermark: null,
} as const;

export function viewCard(any: AnyCard, language: Language): CardView {
  switch (any.kind) {
    case 'built-in': {
      const { card } = any;
      return {
        ...plain,
        kind: any.kind,
        id: card.key,
        color: card.color,
        title: card.title,
        plainLine: card.plain,
        poster: posterUrl(card.image),
        isPhoto: false,
        alt: card.alt,
        paragraphs: card.paragraphs,
        isTrades: card.isTrades,
        careers: card.careers.map((career) => ({
          id: career.bullet,
          title: career.title,
          url: careerPath(career.key),
          teer: career.teer,
        })),
        subject: card.subject,
        question: card.question,
      };
    }
    case 'extra': {
      const { card } = any;
      const words = card[language];
      return {
        ...plain,
        kind: any.kind,
        id: card._id,
        color: card.color,
        title: words.title,
        poster: words.imageUrl || plainPosterUrl(card.color),
        isPhoto: words.imageUrl !== '',
        alt: '',
        paragraphs: paragraphsOf(words.content),
        careersHeading: words.bulletHeading || null,
        careersText: words.bulletDescription || null,
        careers: words.jobLinks.map(({ title, url }, at) => ({
          id: `${at} ${url}`,
          title,
          url,
          teer: null,
        })),
        logo: card.logoImageUrl ?? null,
        watermark: card.watermarkImageUrl ?? null,
      };
    }
    case 'custom':
      return viewOwnCard(any.card);
  }
}

export function viewOwnCard(card: CustomCard): CardView {
  const color = card.color ?? defaultColor;
  return {
    ...plain,
    kind: 'custom',
    id: card.id ?? card.title,
    color,
    title: card.title,
    poster: card.imageUrl || plainPosterUrl(color),
    isPhoto: card.imageUrl !== '',
    // The card shows its title; an alt text would make screen readers repeat it.
    alt: '',
    paragraphs: paragraphsOf(card.description),
  };
}

const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/u).filter((line) => line.trim() !== '');

/** The build adds a hash to each file name; this maps the deck's names to the built ones. */
const files = import.meta.glob<string>(
  [
    '../../../../../packages/deck/src/posters/*.svg',
    '../../../../../packages/deck/src/posters-plain/*.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.split('/').slice(-2).join('/'), url]),
);

export const posterUrl = (image: string): string => urls.get(image) ?? '';

export const plainPosterUrl = (color: Color): string => posterUrl(`posters-plain/${color}.svg`);

export type AnyCard =
  | { readonly kind: 'built-in'; readonly card: BuiltInCard }
  | { readonly kind: 'extra'; readonly card: ExtraCard }
  | { readonly kind: 'custom'; readonly card: CustomCard };
