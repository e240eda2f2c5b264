import type { ResultBody, SortedCard } from '@trio/contracts/results';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { stampFor, type Sort } from '@trio/domain/sorting/sort';

/**
 * A client that sends stamps also stamps a withdrawn answer. A card without answer and stamp is
 * unknown to this client, and another device may have answered it.
 */
export function withoutUnsaid<B extends ResultBody>(body: B): B {
  const { cards } = body;
  if (!cards?.some(({ at }) => at !== undefined)) return body;
  return { ...body, cards: cards.filter((card) => !isUnsaid(card)) };
}

const isUnsaid = ({ name, result, at, rank, ideas }: SortedCard): boolean =>
  name !== undefined && result === null && at === undefined && !rank && !ideas;

/** A client without stamps always sends all own cards, so a missing card was removed. */
export function withRemovedCards(body: ResultBody, sort: Sort, now: number): ResultBody {
  const { cards, selected = [], removedCards, revision } = body;
  const isPlain =
    cards !== undefined &&
    removedCards === undefined &&
    revision === undefined &&
    !cards.some(({ at }) => at !== undefined);
  if (!isPlain) return body;
  const named = new Set(
    [...cards, ...selected].map((card) =>
      typeof card === 'string' ? card : (card.id ?? card.title),
    ),
  );
  const isNamed = (id: string) => named.has(id) || named.has(id.replace(/^own-/u, ''));
  const missing = ownCardIds(sort).filter((id) => !isNamed(id));
  const at = stampFor(sort, now);
  return { ...body, removedCards: missing.map((id) => ({ id, at })) };
}
