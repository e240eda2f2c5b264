import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultBody, SortedCard } from '@trio/contracts/results';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';

/**
 * The device's deck, else the built-in and extra cards without the school's excluded ones. The deck
 * never changes after this.
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
 * A school may remove a card while a device is offline with it. That card's answers are dropped and
 * the sort begins, unless too few cards are left.
 */
export function withoutUnknownCards<B extends ResultBody>(body: B, known: ReadonlySet<string>): B {
  const cards = body.cards?.filter(({ name }) => name === undefined || known.has(name));
  if (!cards || cards.length === body.cards?.length) return body;
  if (new Set(namesOf(cards)).size < limits.cardsToPick) throw new ApiError('result/card-unknown');
  return { ...body, cards };
}

export const knownCards = (
  extraCards: readonly ExtraCard[],
  openDeck: readonly string[] = [],
): ReadonlySet<string> =>
  new Set([...cardKeys, ...extraCards.map(({ name }) => name), ...openDeck]);

export const snapshotOf = (
  deck: readonly string[],
  extraCards: readonly ExtraCard[],
): readonly ExtraCard[] => extraCards.filter(({ name }) => deck.includes(name));
