import { limits } from '@trio/domain/limits';
import { pageIn } from '../../../ui/table/page-count.ts';
import type { SortOrder } from '../../../ui/table/sort-order.ts';

export interface ListState {
  readonly page: number;
  /** By last sort. */
  readonly sort: SortOrder;
  readonly search: string;
  readonly showsDisabled: boolean;
}

/** Reads `?page=&sort=&search=&disabled=1`. */
export function readListState(query: URLSearchParams): ListState {
  const sort = query.get('sort');
  return {
    page: pageIn(query),
    sort: sort === 'asc' || sort === 'desc' ? sort : '',
    search: (query.get('search') ?? '').slice(0, limits.searchMax),
    showsDisabled: query.get('disabled') === '1',
  };
}

/** Omits default values. */
export function listQuery({ page, sort, search, showsDisabled }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('search', search);
  if (showsDisabled) query.set('disabled', '1');
  return query;
}

/** A changed filter or order starts at page 1. */
export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function studentIn(query: URLSearchParams): string | null {
  const id = query.get('student') ?? '';
  return shapeOfId.test(id) ? id : null;
}
