import type { ExtraCard } from '@trio/contracts/cards';
import type { ConfirmedResult } from '@trio/contracts/results';
import { toSelected } from '@trio/contracts/results-wire';
import type { OwnCard } from '@trio/domain/sorting/sort';
import type { ReadySort } from './sort-state.ts';

/** Three challenges in rank order, with what it takes to show them. */
export interface Three {
  /** Of the sort they were chosen in. */
  readonly id: string;
  readonly ids: readonly string[];
  readonly ownCards: Readonly<Record<string, { readonly value: OwnCard }>>;
  readonly extraCards: readonly ExtraCard[];
  /** When they were confirmed. */
  readonly confirmedAt: string;
}

type Known = Pick<ReadySort, 'sort' | 'extraCards' | 'confirmed' | 'previous'>;

/** What the student chose last: also while the server has not heard of it. */
export function currentThree({ sort, extraCards, confirmed }: Known): Three | null {
  if (sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id) {
    const confirmedAt = new Date(sort.confirmedAt).toISOString();
    return threeOf(sort.id, toSelected(sort), extraCards, confirmedAt);
  }
  return confirmed && threeOfResult(confirmed);
}

/** What was chosen the time before. */
export function threeBefore({ sort, confirmed, previous }: Known): Three | null {
  const isUnheard = sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id;
  const before = isUnheard ? confirmed : previous;
  return before && threeOfResult(before);
}

type Confirmed = Pick<ConfirmedResult, 'id' | 'selected' | 'extraCards' | 'updated'>;

export const threeOfResult = ({ id, selected, extraCards, updated }: Confirmed): Three =>
  threeOf(id, selected, extraCards, updated);

function threeOf(
  sortId: string,
  selected: ConfirmedResult['selected'],
  extraCards: readonly ExtraCard[],
  confirmedAt: string,
): Three {
  const ownCards: Record<string, { value: OwnCard }> = {};
  const ids = selected.map((card) => {
    if (typeof card === 'string') return card;
    const { id = card.title, title, description, imageUrl, color = 'purple' } = card;
    ownCards[id] = { value: { title, description, imageUrl, color } };
    return id;
  });
  return { id: sortId, ids, ownCards, extraCards, confirmedAt };
}

/** What a new sort changed about the three. */
export interface ThreeChange {
  readonly kept: readonly string[];
  readonly fresh: readonly string[];
  readonly gone: readonly string[];
  readonly isSameOrder: boolean;
}

/** A card that the student made again under the same title is the same to them. */
export function compareThree(now: Three, before: Three): ThreeChange {
  const keyOf = ({ ownCards }: Three, id: string) => {
    const own = ownCards[id]?.value;
    return own ? `own ${own.title.trim().toLowerCase()}` : `deck ${id}`;
  };
  const ours = now.ids.map((id) => keyOf(now, id));
  const theirs = before.ids.map((id) => keyOf(before, id));
  return {
    kept: now.ids.filter((_, at) => theirs.includes(ours[at] ?? '')),
    fresh: now.ids.filter((_, at) => !theirs.includes(ours[at] ?? '')),
    gone: before.ids.filter((_, at) => !ours.includes(theirs[at] ?? '')),
    isSameOrder: ours.join('\n') === theirs.join('\n'),
  };
}
