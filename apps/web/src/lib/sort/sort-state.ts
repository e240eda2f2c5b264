import type { ExtraCard } from '@trio/contracts/cards';
import type { ConfirmedResult } from '@trio/contracts/results';
import type { Sort } from '@trio/domain/sorting/sort';
import { createObservable, useObservable } from '../observable.ts';

/**
 * `waiting`: something is only on this device so far, and will be sent as soon as that works.
 * `refused`: the server will not have it; `expired`: because the school's subscription has ended.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'refused' | 'expired';

export interface ReadySort {
  readonly status: 'ready';
  /** The sort under way; null before the first, and once its three are confirmed and saved. */
  readonly sort: Sort | null;
  /** The school's cards in the deck of that sort, or, without one, in the deck of the next. */
  readonly extraCards: readonly ExtraCard[];
  readonly confirmed: ConfirmedResult | null;
  readonly previous: ConfirmedResult | null;
  readonly sortAttempts: number;
  readonly saving: Saving;
  /** The server has not been reached yet: what was confirmed before is not known. */
  readonly isFromDevice?: true;
  /** What is not sent yet could not be written to the device either: it lasts as long as the page. */
  readonly isOnlyOnPage?: true;
  /** It was given up here, but the student had gone on with it elsewhere: it is back. */
  readonly hasGoneOn?: true;
}

export type SortState =
  | { readonly status: 'loading' }
  /** Neither the server nor this device could say anything. */
  | { readonly status: 'failed'; readonly isServerDown: boolean }
  | ReadySort;

export const sortState = createObservable<SortState>({ status: 'loading' });

export const useSortState = (): SortState => useObservable(sortState);

/** For what stands behind the sort's own guard, which waits until it is there. */
export function useReadySort(): ReadySort {
  const state = useSortState();
  if (state.status !== 'ready') throw new Error('The sort has not been loaded yet.');
  return state;
}
