import { type SchoolSort, schoolSorts } from '@trio/contracts/schools';
import { limits } from '@trio/domain/limits';
import { pageIn, type SortOrder } from '../../ui/table/table-rules.ts';

export interface OverviewState {
  readonly page: number;
  readonly sort: SchoolSort | '';
  readonly search: string;
  readonly hasUnverified: boolean;
}

export function readOverviewState(query: URLSearchParams): OverviewState {
  return {
    page: pageIn(query),
    sort: schoolSorts.find((sort) => sort === query.get('sort')) ?? '',
    search: (query.get('search') ?? '').slice(0, limits.searchMax),
    hasUnverified: query.get('unverified') === '1',
  };
}

export function overviewQuery(state: OverviewState): URLSearchParams {
  const { page, sort, search, hasUnverified } = state;
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('search', search);
  if (hasUnverified) query.set('unverified', '1');
  return query;
}

type SortedBy = 'created' | 'studentcount';

export const orderOf = (sort: OverviewState['sort'], by: SortedBy): SortOrder =>
  sort === `${by}:asc` ? 'asc' : sort === `${by}:desc` ? 'desc' : '';

export const sortBy = (by: SortedBy, order: SortOrder): OverviewState['sort'] =>
  order === '' ? '' : `${by}:${order}`;

/** Router state: the overview announces a school that was deleted on its own page. */
export const deletedSchool = (name: string) => ({ deletedSchool: name });

export function deletedSchoolIn(state: unknown): string | null {
  const name = (state as { deletedSchool?: unknown } | null)?.deletedSchool;
  return typeof name === 'string' ? name : null;
}
