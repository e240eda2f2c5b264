import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultBody, SortedCard } from '@trio/contracts/results';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';

/**
 * The cards of a sort that begins: those that the device began with, else the full deck without what
 * the school leaves out, and what is added to it. From here on they do not change.
 */
export function deckOf(
  cards: readonly SortedCard[] = [],
  extraCards: readonly ExtraCard[],
  excludedCards: readonly string[],
): readonly string[] {
  const named = [...new Set(namesOf(cards))];
  if (named.length > 0) {
    if (named.length < limits.cardsToPick) throw new ApiError('request/invalid');
    return named;
  }
  return [...cardKeys, ...extraCards.map(({ name }) => name)]
    .filter((name) => !excludedCards.includes(name))
    .slice(0, limits.deckMax);
}

const namesOf = (cards: readonly SortedCard[]): string[] => cards.flatMap(({ name }) => name ?? []);

/**
 * A school may have removed a card while a device was away with it: what was said about that one goes,
 * and the rest of the sort begins. Too little left is no deck of ours.
 */
export function withoutUnknownCards<B extends ResultBody>(body: B, known: ReadonlySet<string>): B {
  const cards = body.cards?.filter(({ name }) => name === undefined || known.has(name));
  if (!cards || cards.length === body.cards?.length) return body;
  if (new Set(namesOf(cards)).size < limits.cardsToPick) throw new ApiError('result/card-unknown');
  return { ...body, cards };
}

/** Every card that a sort may name. */
export const knownCards = (
  extraCards: readonly ExtraCard[],
  openDeck: readonly string[] = [],
): ReadonlySet<string> =>
  new Set([...cardKeys, ...extraCards.map(({ name }) => name), ...openDeck]);

export const snapshotOf = (
  deck: readonly string[],
  extraCards: readonly ExtraCard[],
): readonly ExtraCard[] => extraCards.filter(({ name }) => deck.includes(name));
