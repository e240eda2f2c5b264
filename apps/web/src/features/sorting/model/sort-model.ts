import { cardPath, pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { shuffleCards } from '@trio/domain/sorting/card-order';
import { cleanIdea } from '@trio/domain/sorting/ideas';
import type { Step } from '@trio/domain/sorting/step';

export function pathOfStep(step: Step): string {
  switch (step.kind) {
    case 'card':
      return cardPath(step.index);
    case 'select':
      return pages.select.path;
    case 'results':
      return pages.results.path;
  }
}

/** The state of a link "Pick my three": the pick begins without its introduction. */
export const pickAsked = { isPickAsked: true };

export const isPickAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPickAsked' in state;

const otherPaths: readonly string[] = [pages.allCards.path, pages.select.path, pages.results.path];
const cardAddress = /^\/dashboard\/cards\/\d+$/u;

export function isInSort(path: string): boolean {
  const plain = path.replace(/\/$/u, '');
  return cardAddress.test(plain) || otherPaths.includes(plain);
}

interface DeckParts {
  readonly builtIn: readonly string[];
  readonly excluded: readonly string[];
  readonly extra: readonly string[];
}

export const deckNames = ({ builtIn, excluded, extra }: DeckParts): readonly string[] => [
  ...new Set([...builtIn.filter((key) => !excluded.includes(key)), ...extra]),
];

/** A school may turn the shuffling off: its students get the cards in the deck's own order. */
export function deckFor(
  names: readonly string[],
  cards: readonly { readonly name: string; readonly color: string }[],
  isOrderFixed: boolean,
): (sortId: string) => readonly string[] {
  const colors = new Map(cards.map(({ name, color }) => [name, color]));
  return (sortId) =>
    isOrderFixed ? names : shuffleCards(sortId, names, (name) => colors.get(name) ?? '');
}

/** Students of an expired school keep their data, but cannot start a sort. */
export const hasExpired = (expiry: string | null, now: number): boolean =>
  expiry !== null && Date.parse(expiry) <= now;

export type IdeaProblem = 'empty' | 'tooLong' | 'known' | 'full';

export function ideaProblem(text: string, ideas: readonly string[]): IdeaProblem | null {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line === '') return 'empty';
  if (Array.from(line).length > limits.ideaMax) return 'tooLong';
  if (ideas.includes(cleanIdea(text))) return 'known';
  return ideas.length >= limits.ideasPerCard ? 'full' : null;
}

let isDue = true;

/** Once per page load. A student who left the sort on purpose is asked first. */
export const isResumeDue = (): boolean => isDue;

export const noteInSort = (): void => {
  isDue = false;
};
