import type { ExtraCard } from '@trio/contracts/cards';
import type { ConfirmedResult, SortedCard } from '@trio/contracts/results';
import { toSelected, toWireCards } from '@trio/contracts/results-wire';
import type { Answer, OwnCard, Sort } from '@trio/domain/sorting/sort';
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
  /** Answers of `confirmed`. Absent while another sort is in progress: the server sends only one. */
  readonly confirmedCards?: readonly SortedCard[] | undefined;
  readonly sortAttempts: number;
  readonly saving: Saving;
  /** Read from the device only: earlier results are unknown until the server answers. */
  readonly isFromDevice?: true;
  /** Unsent changes could not be stored on the device: a reload would lose them. */
  readonly isOnlyOnPage?: true;
  /** Abandoned here, but continued on another device, so it came back. */
  readonly wasRestored?: true;
}

/** The finished sorts, as the server sent them. */
export type ResultView = Pick<
  ReadySort,
  'confirmed' | 'previous' | 'confirmedCards' | 'sortAttempts'
>;

export type SortState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isServerDown: boolean }
  | ReadySort;

export type ConfirmedUpdate = Partial<
  Pick<ConfirmedResult, 'reflection' | 'areWordsShared' | 'emailSent'>
>;

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

type Known = Pick<ReadySort, 'sort' | 'extraCards' | 'confirmed' | 'previous' | 'confirmedCards'>;

/** A sort that was confirmed here, until the server has it. */
const unsentConfirmed = ({ sort, confirmed }: Known): Sort | null =>
  sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id ? sort : null;

export function currentThree(state: Known): Three | null {
  const unsent = unsentConfirmed(state);
  if (unsent !== null) {
    const confirmedAt = new Date(unsent.confirmedAt ?? 0).toISOString();
    return threeOf(unsent.id, toSelected(unsent), state.extraCards, confirmedAt);
  }
  return state.confirmed && threeOfResult(state.confirmed);
}

export function threeBefore(state: Known): Three | null {
  const before = unsentConfirmed(state) === null ? state.previous : state.confirmed;
  return before && threeOfResult(before);
}

export interface SortAnswers {
  readonly answers: readonly { readonly id: string; readonly answer: Answer }[];
  /** All of them, also those outside the three. */
  readonly ownCards: Three['ownCards'];
}

/** The answers of the sort that `currentThree` shows; null if they are unknown. */
export function currentAnswers(state: Known): SortAnswers | null {
  const unsent = unsentConfirmed(state);
  const cards = unsent === null ? state.confirmedCards : toWireCards(unsent);
  if (cards === undefined || cards.length === 0) return null;
  const ownCards: Record<string, { value: OwnCard }> = {};
  const answers = cards.flatMap((card) => {
    const id = card.name ?? card.id ?? card.title ?? '';
    if (card.name === undefined && card.title !== undefined) {
      const { title, description = '', imageUrl = '', color = 'purple' } = card;
      ownCards[id] = { value: { title, description, imageUrl, color } };
    }
    // Another device may have withdrawn the answer, but a picked card was liked.
    const answer = card.result ?? (card.rank ? 'like' : null);
    return answer === null ? [] : [{ id, answer }];
  });
  return { answers, ownCards };
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
function keysOf({ ids, ownCards }: Three): readonly string[] {
  return ids.map((id) => {
    const own = ownCards[id]?.value;
    return own ? `own ${own.title.trim().toLowerCase()}` : `deck ${id}`;
  });
}

export function compareThree(now: Three, before: Three): ThreeChange {
  const ours = keysOf(now);
  const theirs = keysOf(before);
  return {
    kept: now.ids.filter((_, at) => theirs.includes(ours[at] ?? '')),
    fresh: now.ids.filter((_, at) => !theirs.includes(ours[at] ?? '')),
    gone: before.ids.filter((_, at) => !ours.includes(theirs[at] ?? '')),
    isSameOrder: ours.join('\n') === theirs.join('\n'),
  };
}

/** Of the kept cards, from 0. */
export interface KeptPlaces {
  readonly now: number;
  readonly before: number;
}

export function keptPlaces(now: Three, before: Three): readonly KeptPlaces[] {
  const theirs = keysOf(before);
  return keysOf(now)
    .map((key, place) => ({ now: place, before: theirs.indexOf(key) }))
    .filter((places) => places.before !== -1);
}
