import type { CardView } from './card-view.ts';

interface CardParts {
  /** Above the careers: what people do, or the whole text of an extra or own card. */
  readonly lead: readonly string[];
  /** Below the careers: the story of a built-in card. */
  readonly story: readonly string[];
}

export function partsOf({ kind, paragraphs }: CardView): CardParts {
  return kind === 'built-in'
    ? { lead: paragraphs.slice(1), story: paragraphs.slice(0, 1) }
    : { lead: paragraphs, story: [] };
}

/** The texts of a card's front, as they are read aloud. */
export const frontTexts = ({ title, plainLine }: CardView): string[] =>
  plainLine === null ? [title] : [title, plainLine];

/** The texts of a card's back, as they are read aloud. */
export function backTexts(card: CardView, defaultHeading: string): string[] {
  const { lead, story } = partsOf(card);
  return [...frontTexts(card), ...lead, ...careerTexts(card, defaultHeading), ...story];
}

function careerTexts(card: CardView, defaultHeading: string): string[] {
  if (card.careers.length === 0) return [];
  const names = card.careers.map(({ title }) => title).join(', ');
  return [card.careersHeading ?? defaultHeading, card.careersText, names].filter(
    (text) => text !== null,
  );
}
