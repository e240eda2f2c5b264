import { getMonthlyCounts, getStudentSummary } from '@trio/contracts/dashboards';
import {
  deleteSchool,
  downloadSchools,
  listSchools,
  type ListedSchool,
} from '@trio/contracts/schools';
import { listNewSchools } from '@trio/contracts/school-reviews';
import { limits } from '@trio/domain/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { AdminOverview } from './admin-overview.tsx';

const server = installStaffServer();
const t = wordsOf('schools');
const d = wordsOf('dashboard');
const error = wordsOf('errors');
const address = '/dashboard/students';

const cedar: ListedSchool = {
  id: '01900000-0000-7000-8000-000000000001',
  schoolname: 'Cedar Ridge',
  firstname: 'Liam',
  lastname: 'Nguyen',
  email: 'liam@cedar-ridge.example',
  created: '2026-09-01T12:00:00.000Z',
  studentCount: 24,
  waitsFor: null,
  expiry: null,
  deletionRequested: null,
};
const empty: ListedSchool = {
  ...cedar,
  id: '01900000-0000-7000-8000-000000000002',
  schoolname: 'École Sainte-Anne',
  firstname: '',
  lastname: '',
  email: '',
  studentCount: 0,
};
const listOf = (...schools: ListedSchool[]) => ({
  total: schools.length,
  unverified: 0,
  schools,
  school: null,
});
const summary = {
  totalStudents: 24,
  totalSortAttempts: 30,
  totalTimeSpent: 3_600_000,
  totalSortAttemptsWithTrackedTime: 30,
  totalStudentsWithTrackedTime: 20,
  averageTimeSpentPerStudentWithTrackedTime: 180_000,
  averageTimeSpentPerSortWithTrackedTime: 120_000,
  totalStudentsEnabled: 24,
  totalStudentsEnabledWhoSorted: 20,
  totalSchools: 2,
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  server.on(getStudentSummary, summary);
  server.on(getMonthlyCounts, { '2026-10': 3 });
  server.on(listNewSchools, { total: 0, schools: [], refused: [] });
  server.on(listSchools, listOf(cedar, empty));
});

const show = (at = address) => server.render(<AdminOverview />, { at, account: { role: 'admin' } });
const part = (name: string) => within(screen.getByRole('region', { name }));
const table = () => part(t('schools.title'));
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));
const figures = () =>
  part(d('stats.heading'))
    .getAllByRole('definition')
    .map((each) => each.textContent);

it('shows figures, both charts and the schools', async () => {
  const counted = server.on(getMonthlyCounts, { '2026-10': 3 });
  await show();
  await rowOf('Cedar Ridge');
  expect(figures()).toEqual(['2', '24', '30', '1 hour', '3 minutes', '2 minutes']);
  expect(await part(t('overview.perMonth')).findAllByRole('img')).not.toHaveLength(0);
  expect(await part(t('overview.schoolsPerMonth')).findAllByRole('img')).not.toHaveLength(0);
  expect(counted.map(({ query }) => query.get('role')).toSorted()).toEqual(['school', 'student']);
});

it('has all columns, with "-" for missing values', async () => {
  await show();
  expect(
    table()
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual([
    t('table.name'),
    t('table.contact'),
    t('table.email'),
    t('table.created'),
    t('table.count'),
    t('table.actions'),
  ]);
  const row = await rowOf('Cedar Ridge');
  expect(row.getByRole('link', { name: 'Cedar Ridge' })).toBeVisible();
  expect(row.getByText('Liam Nguyen')).toBeVisible();
  const other = await rowOf('École Sainte-Anne');
  expect(other.queryByRole('link', { name: 'École Sainte-Anne' })).toBeNull();
  expect(other.getAllByText('-')).toHaveLength(2);
});

it.each([
  ['unconfirmed', { waitsFor: 'verification' }, t('badge.verification')],
  ['unapproved', { waitsFor: 'approval' }, t('badge.approval')],
  ['expired', { expiry: '2020-06-30T00:00:00.000Z' }, t('badge.expired')],
  ['to be deleted', { deletionRequested: '2026-10-01T00:00:00.000Z' }, t('badge.deletion')],
] as const)('marks a school that is %s', async (_, changes, badge) => {
  server.on(listSchools, listOf({ ...cedar, ...changes }));
  await show();
  expect((await rowOf('Cedar Ridge')).getByText(badge)).toBeVisible();
});

it('marks the table as busy until the first answer', async () => {
  const loaded = Promise.withResolvers<void>();
  server.on(listSchools, async () => {
    await loaded.promise;
    return listOf(cedar);
  });
  await show();
  expect(table().getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(table().queryByRole('link')).toBeNull();
  loaded.resolve();
  await rowOf('Cedar Ridge');
  await waitFor(() => expect(table().getByRole('table')).toHaveAttribute('aria-busy', 'false'));
});

it('shows an error only for the failed parts and reloads them on request', async () => {
  server.on(listSchools, new Refusal('server/error'));
  server.on(getMonthlyCounts, ({ query }) =>
    query.get('role') === 'school' ? new Refusal('server/error') : { '2026-10': 3 },
  );
  const { user } = await show();
  const chart = part(t('overview.schoolsPerMonth'));
  await waitFor(() =>
    expect(chart.getByRole('alert')).toHaveTextContent(d('Students.Chart.Error')),
  );
  await waitFor(() =>
    expect(table().getByRole('alert')).toHaveTextContent(d('Students.SchoolTable.Error')),
  );
  expect(await part(t('overview.perMonth')).findAllByRole('img')).not.toHaveLength(0);
  server.on(listSchools, listOf(cedar));
  server.on(getMonthlyCounts, { '2026-10': 3 });
  await user.click(table().getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  expect((await rowOf('Cedar Ridge')).getByText('Liam Nguyen')).toBeVisible();
  await user.click(chart.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  expect(await chart.findAllByRole('img')).not.toHaveLength(0);
});

it('shows a dash for each figure that cannot be loaded', async () => {
  server.on(getStudentSummary, new Refusal('server/error'));
  await show();
  await rowOf('Cedar Ridge');
  await waitFor(() => expect(figures()).toEqual(Array.from({ length: 6 }, () => '-')));
});

it('shows that the schools cannot be loaded offline', async () => {
  server.on(listSchools, offline);
  await show();
  await waitFor(() =>
    expect(table().getByRole('alert')).toHaveTextContent(
      `${d('Students.SchoolTable.Error')} ${error('error.offline')}`,
    ),
  );
});

it('retries by itself during an outage', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.on(listSchools, new Refusal('server/unavailable', { retryAfter: 5 }));
  await show();
  const outage = new RegExp(wordsOf('shell')('status.troublePart'), 'u');
  await waitFor(() => expect(table().getByText(outage)).toBeVisible());
  server.on(listSchools, listOf(cedar));
  vi.advanceTimersByTime(10_000);
  expect((await rowOf('Cedar Ridge')).getByText('Liam Nguyen')).toBeVisible();
  expect(table().queryByText(outage)).toBeNull();
  vi.useRealTimers();
});

it.each([
  [t('table.created'), 'created', 'asc', 'ascending'],
  [t('table.count'), 'studentcount', 'asc', 'ascending'],
] as const)('sorts by %s, in the URL and on the server', async (heading, by, order, aria) => {
  const requests = server.on(listSchools, listOf(cedar));
  const { user } = await show();
  const column = table().getByRole('columnheader', { name: new RegExp(heading, 'u') });
  await user.click(within(column).getByRole('button'));
  await waitFor(() => expect(column).toHaveAttribute('aria-sort', aria));
  expect(location.search).toBe(`?sort=${by}%3A${order}`);
  await waitFor(() => expect(requests.at(-1)?.query.get('sort')).toBe(`${by}:${order}`));
});

it('starts a search at the first page, and Back restores the previous list', async () => {
  const requests = server.on(listSchools, ({ query }) =>
    query.get('search') === 'cedar' ? listOf(cedar) : { ...listOf(cedar, empty), total: 60 },
  );
  const { user } = await show(`${address}?page=2&sort=created:desc`);
  await rowOf('École Sainte-Anne');
  await user.fill(screen.getByRole('searchbox', { name: t('table.search') }), 'cedar');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('École Sainte-Anne')).toBeNull());
  expect(location.search).toBe('?sort=created%3Adesc&search=cedar');
  expect(requests.at(-1)?.query.get('page')).toBe('1');
  await user.click(screen.getByText('browser back'));
  await rowOf('École Sainte-Anne');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('shows that no school matches and can show all schools', async () => {
  server.on(listSchools, ({ query }) => (query.get('search') === '' ? listOf(cedar) : listOf()));
  const { user } = await show(`${address}?search=nowhere`);
  await waitFor(() =>
    expect(screen.getByText(t('table.noneFound', { search: 'nowhere' }))).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: t('table.showAll') }));
  await rowOf('Cedar Ridge');
  expect(location.search).toBe('');
});

it('shows that there are no schools', async () => {
  server.on(listSchools, listOf());
  await show();
  await waitFor(() => expect(screen.getByText(t('table.none'))).toBeVisible());
});

it('shows schools with an unconfirmed email only on request', async () => {
  const unverified: ListedSchool = { ...empty, waitsFor: 'verification' };
  server.on(listSchools, ({ query }) => ({
    ...(query.get('unverified') === '1' ? listOf(cedar, unverified) : listOf(cedar)),
    unverified: 1,
  }));
  const { user } = await show();
  const toggle = await screen.findByRole('switch', { name: t('table.unverified', { count: 1 }) });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect((await rowOf('École')).getByText(t('badge.verification'))).toBeVisible();
  expect(location.search).toBe('?unverified=1');
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByText('École Sainte-Anne')).toBeNull());
  expect(location.search).toBe('');
});

it('keeps the page number in the URL', async () => {
  const requests = server.on(listSchools, { ...listOf(cedar), total: limits.pageLimit + 1 });
  const { user } = await show();
  await rowOf('Cedar Ridge');
  await user.click(screen.getByRole('button', { name: d('pager.next') }));
  await waitFor(() => expect(requests.at(-1)?.query.get('page')).toBe('2'));
  expect(location.search).toBe('?page=2');
  expect(screen.getByText(d('pager.pageOf', { page: 2, pages: 2 }))).toBeVisible();
});

it('shows the last page if the page number is too high', async () => {
  server.on(listSchools, listOf(cedar));
  await show(`${address}?page=9999`);
  await rowOf('Cedar Ridge');
  await waitFor(() => expect(location.search).toBe(''));
});

it('exports with the filters of the list and shows a failure', async () => {
  const requests = server.on(downloadSchools, new Refusal('server/error'));
  const { user } = await show(`${address}?sort=created:asc&search=cedar&unverified=1`);
  await user.click(await screen.findByRole('button', { name: d('export.csv') }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(d('Students.CSVExport.Error')),
  );
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    locale: 'en',
    sort: 'created:asc',
    search: 'cedar',
    unverified: '1',
  });
});

async function askToDelete(name: string) {
  const { user } = await show();
  const row = await rowOf(name);
  const ask = row.getByRole('button', { name: t('table.deleteOne', { name }) });
  await user.click(ask);
  const dialog = await screen.findByRole('dialog', { name: t('deleteSchool.heading', { name }) });
  return { user, ask, question: within(dialog) };
}

it('deletes a school with students only after its checkbox is ticked, and refreshes the figures', async () => {
  const requests = server.on(deleteSchool, () => {
    server.on(listSchools, listOf(empty));
    server.on(getStudentSummary, { ...summary, totalSchools: 1 });
    return undefined;
  });
  const { user, question } = await askToDelete('Cedar Ridge');
  expect(question.getByRole('button', { name: t('deleteSchool.no') })).toHaveFocus();
  const yes = question.getByRole('button', { name: t('deleteSchool.yes') });
  await user.click(yes);
  await waitFor(() => expect(question.getByText(t('deleteSchool.tickFirst'))).toBeVisible());
  const checkbox = question.getByRole('checkbox');
  expect(checkbox).toHaveFocus();
  expect(requests).toHaveLength(0);
  await user.click(checkbox);
  await waitFor(() => expect(question.queryByText(t('deleteSchool.tickFirst'))).toBeNull());
  await user.click(yes);
  const notice = await screen.findByText(t('deleteSchool.done', { name: 'Cedar Ridge' }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cedar Ridge' })).toBeNull());
  await waitFor(() => expect(figures()[0]).toBe('1'));
  expect(requests.map(({ query }) => query.get('schoolid'))).toEqual([cedar.id]);
});

it('shows why a school was not deleted and clears the error on closing', async () => {
  server.on(deleteSchool, new Refusal('server/error'));
  const { user, ask, question } = await askToDelete('École Sainte-Anne');
  expect(question.queryByRole('checkbox')).toBeNull();
  await user.click(question.getByRole('button', { name: t('deleteSchool.yes') }));
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(error('server/error')));
  await user.click(question.getByRole('button', { name: t('deleteSchool.no') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ask).toHaveFocus();
  await user.click(ask);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes to the new last page after the only school of a page was deleted', async () => {
  server.on(listSchools, ({ query }) =>
    query.get('page') === '2'
      ? { ...listOf(empty), total: limits.pageLimit + 1 }
      : { ...listOf(cedar), total: limits.pageLimit },
  );
  server.on(deleteSchool, () => {
    server.on(listSchools, ({ query }) => ({
      ...(query.get('page') === '2' ? listOf() : listOf(cedar)),
      total: limits.pageLimit,
    }));
    return undefined;
  });
  const { user } = await show(`${address}?page=2`);
  const name = 'École Sainte-Anne';
  await user.click(
    (await rowOf(name)).getByRole('button', { name: t('table.deleteOne', { name }) }),
  );
  await user.click(await screen.findByRole('button', { name: t('deleteSchool.yes') }));
  await rowOf('Cedar Ridge');
  expect(location.search).toBe('');
});

it('shows its texts in French', async () => {
  await server.render(<AdminOverview />, {
    at: address,
    account: { role: 'admin' },
    language: 'fr',
  });
  const fr = wordsOf('schools', 'fr');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fr('overview.heading')),
  );
  expect(screen.getByRole('columnheader', { name: fr('table.contact') })).toBeVisible();
  await rowOf('Cedar Ridge');
});

it.each([
  ['loading', noAnswer, d('table.loading')],
  ['no school', listOf(), t('table.none')],
  ['an error', offline, wordsOf('shell')('panel.retry')],
  ['schools', listOf(cedar, empty), 'Cedar Ridge'],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listSchools, answer);
  await show();
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});

it.each([
  ['loading', noAnswer, wordsOf('shell')('panel.loading')],
  ['an error', offline, wordsOf('shell')('panel.retry')],
  ['no month', {}, t('overview.noStudents')],
] as const)('has no accessibility violation in the charts with %s', async (_, answer, text) => {
  server.on(getMonthlyCounts, answer);
  await show();
  await screen.findAllByText(text);
  expect(await axeViolations()).toEqual([]);
});

it('says how many new schools wait, with a link to them', async () => {
  server.on(listNewSchools, { total: 2, schools: [], refused: [] });
  await show();
  await waitFor(() => expect(screen.getByText(t('new.note', { count: 2 }))).toBeVisible());
  expect(screen.getByRole('link', { name: t('new.open') })).toHaveAttribute(
    'href',
    '/dashboard/new-schools',
  );
});
