import { countQueue } from '@trio/contracts/queue';
import { listClasses } from '@trio/contracts/classes';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import { getStudent, listStudents, type ListedStudent } from '@trio/contracts/students';
import { listDeletionRequests } from '@trio/contracts/your-data';
import { cardKeys } from '@trio/deck/facts.generated';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import '../../../../styles/tokens.css';
import { SchoolView } from '../school-view.tsx';

const server = installStaffServer();
const t = wordsOf('students');
const l = wordsOf('live');
const address = '/dashboard/students';
const [first, second, third] = cardKeys;

const student = (n: number, changes: Partial<ListedStudent> = {}): ListedStudent => {
  const id = `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  return {
    _id: id,
    firebaseUserId: id,
    firstname: `First${n}`,
    lastname: `Last${n}`,
    email: `s${n}@example.org`,
    totalTimeSpent: 600_000,
    results: { selected: [first, second, third], updated: '2026-10-03T12:00:00.000Z' },
    disabled: false,
    isEmailUnconfirmed: false,
    sortAttempts: 1,
    isQuickSort: false,
    progress: {
      stage: 'sorting',
      answered: 33,
      deckSize: 56,
      activeAt: '2026-10-03T12:00:00.000Z',
    },
    ...changes,
  };
};
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => student(from + at));
const listOf = (students: ListedStudent[], total = students.length, hasNextPage = false) => ({
  students,
  hasNextPage,
  hasPrevPage: false,
  total,
  extraCards: [],
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  server.on(countQueue, { waiting: 0, asked: 0 });
  server.on(listDeletionRequests, { students: [] });
  server.on(getStudentSummary, {
    totalStudents: 3,
    totalSortAttempts: 1,
    totalTimeSpent: 600_000,
    totalSortAttemptsWithTrackedTime: 1,
    totalStudentsWithTrackedTime: 1,
    averageTimeSpentPerStudentWithTrackedTime: 600_000,
    averageTimeSpentPerSortWithTrackedTime: 600_000,
    totalStudentsEnabled: 2,
    totalStudentsEnabledWhoSorted: 1,
  });
  server.on(getMonthlyCounts, { '2026-10': 2 });
  server.on(getTopChallenges, { topChallenges: { [first]: 4 }, extraCards: [] });
  server.on(listStudents, listOf([student(1)]));
  server.on(listClasses, { classes: [] });
  server.on(getStudent, new Refusal('request/not-found'));
});
afterEach(() => void vi.restoreAllMocks());

const show = (query = '') => server.render(<SchoolView schoolId="" />, { at: address + query });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') });
const rows = () => screen.getAllByRole('row', { name: /First\d/u });

it('shows how far a student is, and the last activity', async () => {
  server.on(
    listStudents,
    listOf([
      student(1),
      student(2, {
        progress: { stage: 'not-joined', answered: 0, deckSize: 0, activeAt: null },
      }),
    ]),
  );
  await show();
  const one = within(await rowOf('First1'));
  expect(one.getByText(l('live.progress', { answered: 33, deckSize: 56 }))).toBeVisible();
  expect(one.getAllByText('Oct 3, 2026')).toHaveLength(2);
  const two = within(await rowOf('First2'));
  expect(two.getByText(l('live.stage.not-joined'))).toBeVisible();
});

it.each([
  ['lastname', 'name'],
  ['progress', 'state'],
  ['activity', 'activity'],
] as const)('sorts by %s and keeps the order in the address', async (heading, column) => {
  const requests = server.on(listStudents, listOf([student(1)]));
  const { user } = await show('?page=2');
  await rowOf('First1');
  const button = screen.getByRole('button', { name: t(`list.${heading}`) });
  await user.click(button);
  await waitFor(() => expect(location.search).toBe(`?sort=${column}-asc`));
  expect(button.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(button);
  await waitFor(() => expect(requests.at(-1)?.query.get('order')).toBe(`${column}-desc`));
  expect(requests.at(-1)?.query.get('lastSorted')).toBe('');
  expect(button.closest('th')).toHaveAttribute('aria-sort', 'descending');
});

it('combines filters, keeps them in the address and clears all when no student matches', async () => {
  const requests = server.on(listStudents, ({ query }) =>
    query.has('category') ? listOf([]) : listOf([student(1)]),
  );
  const { user } = await show('?page=3');
  await rowOf('First1');
  await user.selectOptions(screen.getByLabelText(t('narrow.state')), 'picking');
  await user.selectOptions(screen.getByLabelText(t('narrow.challenge')), first);
  expect(await screen.findByText(t('list.found', { count: 1 }))).toBeVisible();
  await user.selectOptions(screen.getByLabelText(t('narrow.category')), 'red');
  expect(await screen.findByText(t('list.noMatches'))).toBeVisible();
  expect(location.search).toBe(`?state=picking&challenge=${first}&category=red`);
  const sent = requests.at(-1)?.query;
  expect([sent?.get('state'), sent?.get('challenge'), sent?.get('page')]).toEqual([
    'picking',
    first,
    '1',
  ]);
  await user.click(screen.getByRole('button', { name: t('list.clearFilters') }));
  await rowOf('First1');
  expect(location.search).toBe('');
  expect(screen.getByRole('heading', { name: t('students.title') })).toHaveFocus();
});

it('keeps a challenge of the address that no student of the class has chosen', async () => {
  await show(`?challenge=${second}`);
  await rowOf('First1');
  expect(screen.getByLabelText(t('narrow.challenge'))).toHaveValue(second);
});

it('opens a student by a click in the row, not on a control and not after selecting text', async () => {
  const { user } = await show();
  const row = within(await rowOf('First1'));
  await user.click(row.getByText('10 minutes'));
  await waitFor(() => expect(location.search).toBe(`?student=${student(1)._id}`));
  await user.click(await screen.findByRole('button', { name: wordsOf('shell')('app.close') }));
  await waitFor(() => expect(location.search).toBe(''));
  fireEvent.click(row.getByRole('link'), { cancelable: true, ctrlKey: true });
  expect(location.search).toBe('');
  getSelection()?.selectAllChildren(row.getByText('Last1'));
  fireEvent.click(row.getByText('Last1'));
  expect(location.search).toBe('');
  getSelection()?.removeAllRanges();
  fireEvent.click(row.getByText('Last1'));
  await waitFor(() => expect(location.search).toBe(`?student=${student(1)._id}`));
});

it('tells that disabled accounts are counted in one figure and not in the other', async () => {
  await show();
  expect(await screen.findByText(t('glance.disabled', { count: 1 }))).toBeVisible();
});

it.each([
  ['the button', (user: { click: (of: Element) => Promise<void> }) => user.click(printButton())],
  ['the keys', async () => void fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })],
] as const)('prints all students with %s, also those of other pages', async (_, start) => {
  const requests = server.on(listStudents, ({ query }) => {
    if (query.get('limit') !== '200') return listOf(many(1, 20), 45, true);
    return query.get('page') === '1' ? listOf(many(1, 40), 45, true) : listOf(many(41, 45), 45);
  });
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(rows()).toHaveLength(45);
  });
  const { user } = await show('?state=sorting');
  await rowOf('First20');
  await start(user);
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(requests.at(-1)?.query.get('state')).toBe('sorting');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(rows()).toHaveLength(20));
});

it('prints a list of one page at once', async () => {
  const requests = server.on(listStudents, listOf([student(1)]));
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await show();
  await rowOf('First1');
  const before = requests.length;
  await user.click(printButton());
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(before);
});

it('shows an error and prints nothing if the other pages do not load', async () => {
  server.on(listStudents, ({ query }) =>
    query.get('limit') === '200' ? new Refusal('server/error') : listOf(many(1, 20), 45, true),
  );
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await show();
  await rowOf('First20');
  await user.click(printButton());
  expect(await screen.findByText(t('list.printFailed'))).toBeVisible();
  expect(printed).not.toHaveBeenCalled();
});

const printButton = () => screen.getByRole('button', { name: t('list.print') });

async function showOnPhone(students: ListedStudent[], last: string) {
  await page.viewport(360, 740);
  server.on(listStudents, listOf(students));
  await show();
  await rowOf(last);
  const table = screen.getByRole('table', { name: t('students.title') });
  await waitFor(() => expect(table).toHaveAttribute('data-cards'));
  return table;
}

it('keeps 20 students on a phone under 3,500 px', async () => {
  const table = await showOnPhone(many(1, 20), 'First20');
  expect(table.offsetHeight).toBeLessThan(3500);
});

it('keeps a very long name within its card on a phone', async () => {
  const long = student(1, { firstname: 'W'.repeat(50), lastname: 'M'.repeat(50) });
  const table = await showOnPhone([long], 'WWW');
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
});

it('wraps a very long name so that all columns stay in view', async () => {
  const long = student(1, { firstname: 'W'.repeat(50), lastname: 'M'.repeat(50) });
  server.on(listStudents, listOf([long]));
  await show();
  await rowOf('WWW');
  const table = screen.getByRole('table', { name: t('students.title') });
  const box = table.parentElement;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});
