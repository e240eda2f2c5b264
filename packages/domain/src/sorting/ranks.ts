import { limits } from '../limits.ts';
import { inOrder } from './in-order.ts';
import { answerOf, entryOf, finalStamp, noRanks, stampFor, type Slots, type Sort } from './sort.ts';

/** Own cards count as super-liked. */
export const superLiked = (sort: Sort): readonly string[] => [
  ...sort.deck.filter((card) => answerOf(sort, card) === 'superlike'),
  ...ownCardIds(sort),
];

export const onlyLiked = (sort: Sort): readonly string[] =>
  sort.deck.filter((card) => answerOf(sort, card) === 'like');

/**
 * The visible own cards, oldest first. Merged devices may have more than the limit: picked cards
 * come first, and the newest stay hidden until another card is removed.
 */
export function ownCardIds({ ownCards, ranks }: Sort): readonly string[] {
  const there = Object.keys(ownCards).filter((id) => entryOf(ownCards, id)?.value);
  const isPicked = (id: string) => ranks.value.includes(id);
  const byAge = inOrder(there, (a, b) => (a < b ? -1 : 1));
  const kept = [...byAge.filter(isPicked), ...byAge.filter((id) => !isPicked(id))];
  const shown = kept.slice(0, limits.ownCardsMax);
  return byAge.filter((id) => shown.includes(id));
}

/** A card that is no longer liked loses its rank. */
export function ranksOf(sort: Sort): Slots {
  if (sort.confirmedAt !== null) return sort.ranks.value;
  const there = new Set([...superLiked(sort), ...onlyLiked(sort)]);
  const [first, second, third] = sort.ranks.value.map((slot) =>
    slot !== null && there.has(slot) ? slot : null,
  );
  return [first ?? null, second ?? null, third ?? null];
}

export const rankOf = (sort: Sort, card: string): 1 | 2 | 3 | null => {
  const place = ranksOf(sort).indexOf(card);
  return place === -1 ? null : ((place + 1) as 1 | 2 | 3);
};

export const rankedCards = (sort: Sort): readonly string[] =>
  ranksOf(sort).filter((slot) => slot !== null);

export function toggleRank(sort: Sort, card: string, now: number): Sort | 'full' {
  const slots = ranksOf(sort);
  const isThere = superLiked(sort).includes(card) || onlyLiked(sort).includes(card);
  if (!isThere || sort.confirmedAt !== null) return sort;
  const from = slots.includes(card) ? card : null;
  const place = slots.indexOf(from);
  if (place === -1) return 'full';
  return withSlots(
    sort,
    slots.map((slot, at) => (at !== place ? slot : from === null ? card : null)),
    now,
  );
}

export const clearRanks = (sort: Sort, now: number): Sort =>
  sort.confirmedAt === null ? withSlots(sort, noRanks, now) : sort;

/** Stores the lost rank, so that liking the card again does not bring it back. */
export function dropLostRanks(sort: Sort, now: number): Sort {
  const slots = ranksOf(sort);
  return slots.every((slot, place) => slot === sort.ranks.value[place])
    ? sort
    : withSlots(sort, slots, now);
}

const withSlots = (sort: Sort, slots: readonly (string | null)[], now: number): Sort => ({
  ...sort,
  ranks: {
    value: [slots[0] ?? null, slots[1] ?? null, slots[2] ?? null],
    at: stampFor(sort, now),
  },
});

export function confirmSort(sort: Sort, now: number): Sort | null {
  if (sort.confirmedAt !== null) return sort;
  if (rankedCards(sort).length !== limits.cardsToPick) return null;
  const settled = withSlots(sort, ranksOf(sort), now);
  return finishSort(settled, stampFor(settled, now));
}

/** The final stamp protects the own cards of the trio from later changes. */
export function finishSort(sort: Sort, confirmedAt: number): Sort {
  const at = finalStamp(confirmedAt);
  const ownCards = Object.entries(sort.ownCards).map(([id, own]) => [
    id,
    own.value && sort.ranks.value.includes(id) ? { value: own.value, at } : own,
  ]);
  return { ...sort, ownCards: Object.fromEntries(ownCards) as Sort['ownCards'], confirmedAt };
}
