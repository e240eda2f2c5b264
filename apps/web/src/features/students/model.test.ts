import type { ListedStudent } from '@trio/contracts/students';
import { expect, it } from 'vitest';
import {
  changed,
  chosenIds,
  fullName,
  hasProfile,
  listParams,
  listQuery,
  noFilters,
  orderOfColumn,
  ownCardsOf,
  readListState,
  sortByColumn,
  studentIn,
  topThree,
} from './model.ts';

const classId = '01900000-0000-7000-8000-0000000000c1';
const usual = {
  page: 1,
  sort: '',
  showsDisabled: false,
  classId: '',
  ...noFilters,
} as const;
const read = (query: string) => readListState(new URLSearchParams(query));

it('reads the query string that it writes', () => {
  expect(read('')).toEqual(usual);
  expect(listQuery(usual).toString()).toBe('');
  const state = {
    page: 3,
    sort: 'desc',
    search: 'Zoé & co',
    showsDisabled: true,
    classId,
    stage: 'picking',
    challenge: 'wealth',
    category: 'red',
  } as const;
  expect(read(listQuery(state).toString())).toEqual(state);
});

it('uses default values for an invalid query string', () => {
  expect(read('page=no&sort=up&disabled=true&state=asleep&category=orange')).toEqual(usual);
  expect(read(`search=${'x'.repeat(600)}`).search).toHaveLength(512);
  expect(studentIn(new URLSearchParams('student=1;drop'))).toBeNull();
  const id = '01900000-0000-7000-8000-000000000001';
  expect(studentIn(new URLSearchParams({ student: id }))).toBe(id);
});

it('keeps the specification’s parameter for the order by last sort, and has ours for the others', () => {
  expect(listParams({ ...usual, sort: 'desc' })).toEqual({
    classid: '',
    showDisabled: 'false',
    lastSorted: 'desc',
  });
  expect(listParams({ ...usual, sort: 'state-asc', stage: 'joined', category: 'red' })).toEqual({
    classid: '',
    showDisabled: 'false',
    lastSorted: '',
    order: 'state-asc',
    state: 'joined',
    category: 'red',
  });
  expect(read('sort=activity-desc').sort).toBe('activity-desc');
});

it('reads the order of one column and writes it', () => {
  expect(orderOfColumn('state-desc', 'state')).toBe('desc');
  expect(orderOfColumn('state-desc', 'name')).toBe('');
  expect(sortByColumn('activity', 'asc')).toBe('activity-asc');
  expect(sortByColumn('activity', '')).toBe('');
});

it('starts a changed filter at page 1', () => {
  expect(changed({ ...usual, page: 4 }, { search: 'roy' })).toEqual({ ...usual, search: 'roy' });
});

it('returns the three most chosen challenges and keeps the order of ties', () => {
  expect(topThree({ a: 1, b: 5, c: 2, d: 2 }).map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  expect(topThree({})).toEqual([]);
});

const student = (given: Partial<ListedStudent>) => ({
  _id: 'a',
  firstname: 'Zoé',
  lastname: 'Roy',
  email: 'zoe@school.example',
  results: { selected: [], updated: null },
  sortAttempts: 0,
  ...given,
});

it('distinguishes own cards of two students with the same title', () => {
  const own = { title: 'Skating', description: '', imageUrl: '' };
  const selected = ['tellStories', own];
  const both = [
    student({ _id: 'a', results: { selected, updated: null } }),
    student({ _id: 'b', results: { selected: [{ ...own, color: 'red' }], updated: null } }),
  ];
  expect(both.map(chosenIds)).toEqual([['tellStories', 'a Skating'], ['b Skating']]);
  expect(ownCardsOf(both)).toEqual({
    'a Skating': { value: { ...own, color: 'purple' } },
    'b Skating': { value: { ...own, color: 'red' } },
  });
});

it('offers a profile only with selected challenges and a confirmed sort', () => {
  const results = { selected: ['a', 'b', 'c'], updated: '2026-01-01T00:00:00.000Z' };
  expect(hasProfile(student({ results, sortAttempts: 1 }))).toBe(true);
  expect(hasProfile(student({ results, sortAttempts: 0 }))).toBe(false);
  expect(hasProfile(student({ sortAttempts: 1 }))).toBe(false);
});

it('shows the email address of a student without a name', () => {
  expect(fullName(student({}))).toBe('Zoé Roy');
  expect(fullName(student({ firstname: ' ', lastname: '' }))).toBe('zoe@school.example');
});
