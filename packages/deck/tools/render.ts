import { cards } from '../src/cards.ts';

const notice =
  '/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */\n';

export function renderFacts(): string {
  const facts = cards.map((card) => [
    card.key,
    {
      color: card.color,
      isTrades: card.isTrades,
      careers: card.careers.map(({ slug, noc }) => ({ key: slug.en, noc })),
    },
  ]);
  return `import type { Color } from './card-source.ts';

export interface CardFacts {
  readonly color: Color;
  readonly isTrades: boolean;
  readonly careers: readonly { readonly key: string; readonly noc: string }[];
}

${notice}export const cardKeys = ${JSON.stringify(
    cards.map(({ key }) => key),
    null,
    1,
  )} as const;

export type CardKey = (typeof cardKeys)[number];

export const cardFacts: Readonly<Record<CardKey, CardFacts>> = ${JSON.stringify(Object.fromEntries(facts), null, 1)};
`;
}

export function renderTexts(language: 'en' | 'fr'): string {
  const texts = cards.map((card) => [
    card.key,
    {
      title: card.title[language],
      plain: card.plain[language],
      paragraphs: card.words.paragraphs[language],
      alt: card.words.alt[language],
      subject: card.words.subject[language],
      question: card.words.question[language],
      careers: card.careers.map(({ title }) => title[language]),
    },
  ]);
  return `import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

${notice}export const cardTexts: Readonly<Record<CardKey, CardTexts>> = ${JSON.stringify(Object.fromEntries(texts), null, 1)};
`;
}
