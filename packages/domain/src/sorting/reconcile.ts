import { adoptSort, mergeSorts } from './merge.ts';
import type { Sort } from './sort.ts';
import { spell } from './spell.ts';

/** A sort as a device keeps it. */
export interface KeptSort {
  readonly sort: Sort;
  /** The server has known this sort once. */
  readonly isKnown: boolean;
  /** It holds something that the server has not confirmed. */
  readonly hasUnsent: boolean;
}

/** What the server answers with. */
export interface RemoteSorts {
  /** The sort under way, if there is one. */
  readonly open: Sort | null;
  /** The id of the latest confirmed one. */
  readonly confirmedId: string | null;
}

export interface Reconciled {
  readonly sort: Sort | null;
  /** `create`: the server does not have it; `update`: it has an older copy; `none`: it has this one. */
  readonly send: 'create' | 'update' | 'none';
}

/**
 * What a device keeps and what the server has, brought together when the page loads. The newer answer
 * wins wherever it was given; a sort that was finished or given up elsewhere stays so, unless
 * something was answered here that nobody has seen.
 */
export function reconcile(kept: KeptSort | null, remote: RemoteSorts): Reconciled {
  const { open, confirmedId } = remote;
  if (kept === null || kept.sort.id === confirmedId) return { sort: open, send: 'none' };
  if (open === null) {
    return kept.hasUnsent || !kept.isKnown
      ? { sort: kept.sort, send: 'create' }
      : { sort: null, send: 'none' };
  }
  if (!kept.hasUnsent && kept.isKnown && open.id !== kept.sort.id)
    return { sort: open, send: 'none' };
  const sort =
    open.id === kept.sort.id
      ? mergeSorts(open, kept.sort)
      : adoptSort(open, kept.sort, kept.isKnown ? open.startedAt : -Infinity);
  return { sort, send: isSame(sort, open) ? 'none' : 'update' };
}

/** Whether two copies say the same, in whatever order they were written. */
export const isSame = (a: Sort, b: Sort): boolean => spell(a) === spell(b);
