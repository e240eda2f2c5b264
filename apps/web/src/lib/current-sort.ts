import type { ExtraCard } from '@trio/contracts/cards';
import type { ConfirmedResult } from '@trio/contracts/results';
import { toSelected } from '@trio/contracts/results-wire';
import type { OwnCard, Sort } from '@trio/domain/sorting/sort';
import { createObservable, useObservable } from './observable.ts';

/**
 * `waiting`: unsent changes, retried until they are sent. `refused`: the server rejected the sort;
 * `expired`: it did because the school's subscription has ended.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'refused' | 'expired';

export interface ReadySort {
  readonly status: 'ready';
  /** The sort in progress; null before the first one and after a confirmed one is saved. */
  readonly sort: Sort | null;
  /** The school's cards in this sort's deck; without a sort, in the next one's. */
  readonly extraCards: readonly ExtraCard[];
  readonly confirmed: ConfirmedResult | null;
  readonly previous: ConfirmedResult | null;
  readonly sortAttempts: number;
  readonly saving: Saving;
  /** Read from the device only: earlier results are unknown until the server answers. */
  readonly isFromDevice?: true;
  /** Unsent changes could not be stored on the device: a reload would lose them. */
  readonly isOnlyOnPage?: true;
  /** Abandoned here, but continued on another device, so it came back. */
  readonly wasRestored?: true;
}

export type SortState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isServerDown: boolean }
  | ReadySort;

export type ConfirmedUpdate = Partial<Pick<ConfirmedResult, 'reflection' | 'emailSent'>>;

let applyUpdate: (id: string, update: ConfirmedUpdate) => void = () => {};

/** The sync engine registers here, so that code outside the sorting feature can report a change. */
export const onConfirmedUpdate = (handler: typeof applyUpdate): void => {
  applyUpdate = handler;
};

export const updateConfirmed = (id: string, update: ConfirmedUpdate): void =>
  applyUpdate(id, update);

export const sortState = createObservable<SortState>({ status: 'loading' });

export const useSortState = (): SortState => useObservable(sortState);

export function useReadySort(): ReadySort {
  const state = useSortState();
  if (state.status !== 'ready') throw new Error('The sort has not been loaded yet.');
  return state;
}

/** `ids` are in rank order. */
export interface Three {
  readonly id: string;
  readonly ids: readonly string[];
  readonly ownCards: Readonly<Record<string, { readonly value: OwnCard }>>;
  readonly extraCards: readonly ExtraCard[];
  readonly confirmedAt: string;
}

type Known = Pick<ReadySort, 'sort' | 'extraCards' | 'confirmed' | 'previous'>;

export function currentThree({ sort, extraCards, confirmed }: Known): Three | null {
  if (sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id) {
    const confirmedAt = new Date(sort.confirmedAt).toISOString();
    return threeOf(sort.id, toSelected(sort), extraCards, confirmedAt);
  }
  return confirmed && threeOfResult(confirmed);
}

export function threeBefore({ sort, confirmed, previous }: Known): Three | null {
  const isUnsent = sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id;
  const before = isUnsent ? confirmed : previous;
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

export interface ThreeChange {
  readonly kept: readonly string[];
  readonly fresh: readonly string[];
  readonly gone: readonly string[];
  readonly isSameOrder: boolean;
}

/** Own cards with the same title count as the same card. */
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
