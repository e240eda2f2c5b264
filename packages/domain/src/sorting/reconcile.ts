import { importSort, mergeSorts } from './merge.ts';
import type { Sort } from './sort.ts';
import { canonicalJson } from './canonical-json.ts';

export interface PersistedSort {
  readonly sort: Sort;
  readonly isKnown: boolean;
  readonly hasUnsent: boolean;
}

export interface RemoteSorts {
  readonly open: Sort | null;
  readonly confirmedId: string | null;
}

export interface Reconciled {
  readonly sort: Sort | null;
  /**
   * `create`: the server does not have the sort; `update`: its copy is older; `none`: it is the
   * same.
   */
  readonly send: 'create' | 'update' | 'none';
}

/**
 * Merges the device's sort with the server's when the page loads. The newer answer wins. A sort
 * that another device finished or discarded stays so, unless this device has unsent answers.
 */
export function reconcile(kept: PersistedSort | null, remote: RemoteSorts): Reconciled {
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
      : importSort(open, kept.sort, kept.isKnown ? open.startedAt : -Infinity);
  return { sort, send: isSame(sort, open) ? 'none' : 'update' };
}

export const isSame = (a: Sort, b: Sort): boolean => canonicalJson(a) === canonicalJson(b);
