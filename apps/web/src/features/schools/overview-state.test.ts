import { expect, it } from 'vitest';
import { nextOrder } from '../../ui/table/table-rules.ts';
import { orderOf, overviewQuery, readOverviewState, sortBy } from './overview-state.ts';

it('writes the state into the URL without default values', () => {
  const state = {
    page: 3,
    sort: 'studentcount:desc',
    search: 'Cèdre',
    hasUnverified: true,
  } as const;
  expect(readOverviewState(overviewQuery(state))).toEqual(state);
  const usual = { page: 1, sort: '', search: '', hasUnverified: false } as const;
  expect(overviewQuery(usual).toString()).toBe('');
});

it('uses default values for an invalid query string', () => {
  const query = new URLSearchParams('page=-2&sort=name:asc&search=&unverified=yes');
  expect(readOverviewState(query)).toEqual({
    page: 1,
    sort: '',
    search: '',
    hasUnverified: false,
  });
});

it('cycles through no order, ascending and descending, for one column at a time', () => {
  const press = (sort: ReturnType<typeof sortBy>) =>
    sortBy('created', nextOrder(orderOf(sort, 'created')));
  expect(press('')).toBe('created:asc');
  expect(press('created:asc')).toBe('created:desc');
  expect(press('created:desc')).toBe('');
  expect(press('studentcount:desc')).toBe('created:asc');
});
