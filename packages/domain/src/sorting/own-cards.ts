import { limits } from '../limits.ts';
import { cutAt, isBlank, toPlainLine, toPlainText } from '../plain-text.ts';
import { inOrder } from './in-order.ts';
import { dropLostRanks, ownCardIds } from './ranks.ts';
import { entryOf, stampFor, type OwnCard, type Sort } from './sort.ts';

export const cleanCardTitle = (text: string): string =>
  cutAt(toPlainLine(text).trimStart(), limits.cardTitleMax);

export const newOwnCardId = (title: string, now: number): string =>
  `${now}-${cleanCardTitle(title)}`;

export function putOwnCard(sort: Sort, id: string, card: OwnCard, now: number): Sort | 'full' {
  const title = cleanCardTitle(card.title).trimEnd();
  const ids = ownCardIds(sort);
  if (sort.confirmedAt !== null || isBlank(title)) return sort;
  if (!ids.includes(id) && ids.length >= limits.ownCardsMax) return 'full';
  const description = cutAt(toPlainText(card.description), limits.cardDescriptionMax);
  return write(sort, id, { ...card, title, description }, now);
}

export const latestOwnCard = (sort: Sort): string | null =>
  inOrder(ownCardIds(sort), (a, b) => stampOf(sort, b) - stampOf(sort, a))[0] ?? null;

const stampOf = ({ ownCards }: Sort, id: string): number => entryOf(ownCards, id)?.at ?? 0;

const lineOf = (title: string): string => title.trim().toLowerCase();

/** Own cards of an earlier sort that this one does not have. Equal titles count as the same card. */
export function reusableCards<C extends { readonly title: string }>(
  sort: Sort,
  earlier: readonly C[],
): readonly C[] {
  const ids = ownCardIds(sort);
  if (ids.length >= limits.ownCardsMax) return [];
  const there = new Set(ids.map((id) => lineOf(entryOf(sort.ownCards, id)?.value?.title ?? '')));
  return earlier.filter(({ title }) => !there.has(lineOf(title)));
}

export const removeOwnCard = (sort: Sort, id: string, now: number): Sort =>
  sort.confirmedAt === null && entryOf(sort.ownCards, id)?.value
    ? dropLostRanks(write(sort, id, null, now), now)
    : sort;

const write = (sort: Sort, id: string, value: OwnCard | null, now: number): Sort => ({
  ...sort,
  ownCards: { ...sort.ownCards, [id]: { value, at: stampFor(sort, now) } },
});
