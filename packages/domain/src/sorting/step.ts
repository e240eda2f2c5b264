import { hasTooFew, isPassDone, passCards, positionOf } from './passes.ts';
import type { Sort } from './sort.ts';

/** Where a student stands in a sort. A card's index counts from 1 within the pass. */
export type Step =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'select' }
  | { readonly kind: 'results' };

/**
 * Where a sort goes on: at the first unfinished card, at select when all are sorted, at card 1 when it
 * has cards that are no longer available (the answers are kept, and every card is passed once more).
 */
export function resumeStep(sort: Sort, isAvailable: (card: string) => boolean): Step {
  if (sort.confirmedAt !== null) return { kind: 'results' };
  if (!sort.deck.every(isAvailable)) return { kind: 'card', index: 1 };
  if (!isPassDone(sort)) return { kind: 'card', index: positionOf(sort) };
  return hasTooFew(sort) ? { kind: 'card', index: 1 } : { kind: 'select' };
}

/** After the card at an index has been answered: the next one, or what follows the last. */
export function stepAfter(sort: Sort, index: number): Step {
  const position = positionOf(sort);
  if (index < position && index < passCards(sort).length) return { kind: 'card', index: index + 1 };
  return resumeStep(sort, () => true);
}

/**
 * The index to show for one that stands in an address: itself, or where the sender belongs. Beyond the
 * deck it is card 1; beyond what has been answered it is the first open card.
 */
export function allowedIndex(sort: Sort, index: number): number {
  const { length } = passCards(sort);
  if (!Number.isInteger(index) || index < 1 || index > length) return 1;
  return Math.min(index, positionOf(sort));
}
