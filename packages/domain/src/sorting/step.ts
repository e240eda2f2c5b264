import { hasTooFew, isPassDone, passCards, positionOf } from './passes.ts';
import type { Sort } from './sort.ts';

export type Step =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'select' }
  | { readonly kind: 'results' };

/**
 * Resumes at the first open card, or at select if all are answered. A sort with unavailable cards
 * resumes at card 1: the answers stay, and the student sees every card once more.
 */
export function resumeStep(sort: Sort, isAvailable: (card: string) => boolean): Step {
  if (sort.confirmedAt !== null) return { kind: 'results' };
  if (!sort.deck.every(isAvailable)) return { kind: 'card', index: 1 };
  if (!isPassDone(sort)) return { kind: 'card', index: positionOf(sort) };
  return hasTooFew(sort) ? { kind: 'card', index: 1 } : { kind: 'select' };
}

export function stepAfter(sort: Sort, index: number): Step {
  const position = positionOf(sort);
  if (index < position && index < passCards(sort).length) return { kind: 'card', index: index + 1 };
  return resumeStep(sort, () => true);
}

export function allowedIndex(sort: Sort, index: number): number {
  const { length } = passCards(sort);
  if (!Number.isInteger(index) || index < 1 || index > length) return 1;
  return Math.min(index, positionOf(sort));
}
