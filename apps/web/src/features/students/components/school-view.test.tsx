import { listClasses, type ListedClass } from '@trio/contracts/classes';
import { emptyReflection } from '@trio/contracts/reflection';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import type { Answer } from '@trio/contracts/endpoint';
import { countQueue } from '@trio/contracts/queue';
import { listSchools, type ListedSchool } from '@trio/contracts/schools';
import {
  confirmStudentEmail,
  createSearchKey,
  disableStudent,
  downloadStudents,
  getStudent,
  listStudents,
  mergeStudents,
  searchStudents,
  type ListedStudent,
} from '@trio/contracts/students';
import { deleteStudent, listDeletionRequests } from '@trio/contracts/your-data';
import { loadDeck } from '@trio/deck/deck';
import { cardKeys } from '@trio/deck/facts.generated';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { SchoolView } from './school-view.tsx';

const server = installStaffServer();
const t = wordsOf('students');
const d = wordsOf('dashboard');
const error = wordsOf('errors');
const address = '/dashboard/students';
const schoolId = '01900000-0000-7000-8000-000000000001';
const [first, second, third] = cardKeys;
const classId = '01900000-0000-7000-8000-0000000000c1';
const deck = await loadDeck('en');
const titleOf = (card: string) => deck.find(({ key }) => key === card)?.title ?? '';

const zoe: ListedStudent = {
  _id: '01900000-0000-7000-8000-0000000000a1',
  firebaseUserId: '01900000-0000-7000-8000-0000000000a1',
  firstname: 'Zoé',
  lastname: 'Arsenault',
  email: 'zoe@example.org',
  totalTimeSpent: 600_000,
  results: { selected: [first, second, third], updated: '2026-10-03T12:00:00.000Z' },
  disabled: false,
  isEmailUnconfirmed: false,
  sortAttempts: 1,
  isQuickSort: false,
  progress: {
    stage: 'reflected',
    answered: 56,
    deckSize: 56,
    activeAt: '2026-10-03T12:00:00.000Z',
  },
};
const noah: ListedStudent = {
  ...zoe,
  _id: '01900000-0000-7000-8000-0000000000a2',
  firebaseUserId: '01900000-0000-7000-8000-0000000000a2',
  firstname: 'Noah',
  lastname: 'Roy',
  email: 'noah@example.org',
  totalTimeSpent: 0,
  results: { selected: [], updated: null },
  sortAttempts: 0,
  progress: { stage: 'not-joined', answered: 0, deckSize: 0, activeAt: null },
};
const listOf = (...students: ListedStudent[]) => ({
  students,
  hasNextPage: false,
  hasPrevPage: false,
  total: students.length,
  extraCards: [],
});
const sort = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  created: '2026-10-03T11:00:00.000Z',
  updated: '2026-10-03T12:00:00.000Z',
  totalTimeSpent: 600_000,
  isQuick: false,
  selected: [first, second, third],
  extraCards: [],
  reflection: null,
  counts: { dislike: 30, like: 20, superlike: 6 },
  liked: { like: [] as string[], superlike: [] as string[] },
  ...changes,
});
type Detail = Answer<typeof getStudent>;
const detailOf = (student: ListedStudent, changes: Partial<Detail> = {}): Detail => ({
  ...student,
  created: '2026-09-01T12:00:00.000Z',
  schoolid: schoolId,
  schoolname: 'Cedar Ridge',
  isProfileAwaited: false,
  pendingEmail: null,
  passwordGiven: null,
  isSingleSignOn: false,
  deletionRequested: null,
  underWay: null,
  sorts: student.sortAttempts === 0 ? [] : [sort()],
  savedCareers: [],
  steps: [],
  classes: [],
  ...changes,
});
const summary = {
  totalStudents: 2,
  totalSortAttempts: 1,
  totalTimeSpent: 600_000,
  totalSortAttemptsWithTrackedTime: 1,
  totalStudentsWithTrackedTime: 1,
  averageTimeSpentPerStudentWithTrackedTime: 600_000,
  averageTimeSpentPerSortWithTrackedTime: 600_000,
  totalStudentsEnabled: 2,
  totalStudentsEnabledWhoSorted: 1,
};
const cedar: ListedSchool = {
  id: schoolId,
  schoolname: 'Cedar Ridge Secondary School',
  firstname: '',
  lastname: '',
  email: '',
  created: '2026-09-01T12:00:00.000Z',
  studentCount: 2,
  waitsFor: null,
  expiry: null,
  deletionRequested: null,
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  server.on(countQueue, { waiting: 0, asked: 0 });
  server.on(listDeletionRequests, { students: [] });
  server.on(getStudentSummary, summary);
  server.on(getMonthlyCounts, { '2026-10': 2 });
  // Registered before the student's endpoint, whose path matches this address too.
  server.on(getTopChallenges, { topChallenges: { [first]: 1 }, extraCards: [] });
  server.on(listStudents, listOf(zoe, noah));
  server.on(listClasses, { classes: [] });
  server.on(getStudent, ({ params }) => detailOf(params.id === noah._id ? noah : zoe));
});
afterEach(() => void vi.useRealTimers());

const show = (query = '', language: 'en' | 'fr' = 'en') =>
  server.render(<SchoolView schoolId="" />, { at: address + query, language });
const showAsAdmin = () =>
  server.render(<SchoolView schoolId={schoolId} />, {
    at: `${address}/${schoolId}`,
    account: { role: 'admin' },
  });
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));
const table = () => within(screen.getByRole('table', { name: t('students.title') }));
const lastNames = () =>
  table()
    .getAllByRole('rowheader')
    .filter((_, at) => at % 2 === 1)
    .map(({ textContent }) => textContent);
const part = (name: string) => within(screen.getByRole('region', { name }));
const switchOf = (name: string) =>
  screen.getByRole('switch', { name: t('list.enabledOf', { name }) });

async function openZoe() {
  const { user } = await show();
  await user.click(
    await screen.findByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoé Arsenault' }));
  return { user, dialog };
}

it('shows the school, its figures, its top challenges and its students', async () => {
  await show();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cedar Ridge'),
  );
  const row = await rowOf('Zoé');
  expect(row.getByRole('switch')).toBeChecked();
  expect(row.getByText('10 minutes')).toBeVisible();
  const profile = t('list.downloadOf', { name: 'Zoé Arsenault' });
  expect(row.getByRole('link', { name: new RegExp(profile, 'u') })).toHaveAttribute(
    'target',
    '_blank',
  );
  const without = await rowOf('Noah');
  expect(
    without.getByRole('button', { name: t('list.downloadOf', { name: 'Noah Roy' }) }),
  ).toBeDisabled();
  expect(screen.getByText(t('glance.of', { sorted: 1, count: 2 }))).toBeVisible();
  expect(part(t('top.heading')).getByText(t('top.chosenBy', { count: 1 }))).toBeVisible();
  expect(part(t('joined.heading')).getAllByRole('img')).not.toHaveLength(0);
});

it('has all columns of the table and all figures', async () => {
  await show();
  await rowOf('Zoé');
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    wordsOf('many')('select.page'),
    t('list.firstname'),
    t('list.lastname'),
    t('list.email'),
    t('list.progress') + t('list.activity'),
    t('list.time'),
    t('list.lastSort'),
    t('list.first'),
    t('list.second'),
    t('list.third'),
    t('list.enabled'),
    wordsOf('access')('access.column'),
    t('list.profile'),
  ]);
  const terms = part(d('stats.heading')).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    d('stats.students'),
    d('stats.sorts'),
    d('stats.time'),
    d('stats.perStudent'),
    d('stats.perSort'),
  ]);
});

it('shows a school without students its access code', async () => {
  server.on(getStudentSummary, { ...summary, totalStudents: 0 });
  server.on(listStudents, listOf());
  await show();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: t('students.empty') })).toBeVisible(),
  );
  expect(screen.getByText(wordsOf('account')('students.code', { code: 'CEDAR1' }))).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('tells a teacher that the page shows own classes, without acts of counsellors', async () => {
  await server.render(<SchoolView schoolId="" />, { at: address, account: { kind: 'teacher' } });
  await rowOf('Zoé');
  expect(screen.getByText(t('students.ofYourClasses'))).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('tells a teacher without students how to get a class', async () => {
  server.on(getStudentSummary, { ...summary, totalStudents: 0 });
  await server.render(<SchoolView schoolId="" />, { at: address, account: { kind: 'teacher' } });
  await screen.findByRole('heading', { name: t('students.emptyClasses') });
  expect(screen.getByText(t('students.emptyClassesText'))).toBeVisible();
});

it('links an administrator to the settings of a school without students', async () => {
  server.on(getStudentSummary, { ...summary, totalStudents: 0 });
  server.on(listSchools, { total: 1, unverified: 0, schools: [], school: cedar });
  await showAsAdmin();
  await waitFor(() => expect(screen.getByText(t('students.emptyAdmin'))).toBeVisible());
  for (const link of screen.getAllByRole('link', { name: t('students.settings') })) {
    expect(link).toHaveAttribute('href', `/dashboard/schools/${schoolId}`);
  }
});

it('links staff of a school to the lesson plan', async () => {
  await show();
  expect(await screen.findByRole('link', { name: t('students.lesson') })).toHaveAttribute(
    'href',
    '/dashboard/lesson',
  );
});

it('shows that the school was not found', async () => {
  server.on(listSchools, { total: 0, unverified: 0, schools: [], school: null });
  await showAsAdmin();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: error('school/not-found') })).toBeVisible(),
  );
  expect(screen.getByRole('link', { name: t('students.back') })).toBeVisible();
});

it('shows that a school did not load and reloads it on request', async () => {
  server.on(listSchools, new Refusal('server/error'));
  const { user } = await showAsAdmin();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(t('students.schoolFailed')),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('students.anySchool'));
  server.on(listSchools, { total: 1, unverified: 0, schools: [], school: cedar });
  await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: cedar.schoolname })).toBeVisible(),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['chart', getMonthlyCounts, { '2026-10': 2 }, d('Students.Chart.Error')],
  ['figures', getStudentSummary, summary, t('glance.failed')],
  [
    'top challenges',
    getTopChallenges,
    { topChallenges: {}, extraCards: [] },
    d('Students.TopChallenges.Error'),
  ],
  ['list', listStudents, listOf(zoe), t('list.failed')],
] as const)(
  'shows an error only for the %s and reloads on request',
  async (_, endpoint, answer, text) => {
    server.on(endpoint, new Refusal('server/error'));
    const { user } = await show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    await act(() => server.settled());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.on(endpoint as typeof listStudents, answer as never);
    await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

it('shows a dash for each figure that cannot be loaded', async () => {
  server.on(getStudentSummary, new Refusal('server/error'));
  await show();
  await screen.findByText(t('glance.failed'));
  const figures = part(d('stats.heading')).getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['-', '-', '-', '-', '-']);
});

it('keeps old rows while offline and refreshes them when online again', async () => {
  await show();
  await rowOf('Zoé');
  const endpoints = [getStudentSummary, getMonthlyCounts, getTopChallenges, listStudents] as const;
  for (const endpoint of endpoints) server.on(endpoint, offline);
  act(() => void dispatchEvent(new Event('offline')));
  await waitFor(() =>
    expect(
      screen.getByText(
        `${t('list.failed')} ${error('error.offline')} ${wordsOf('shell')('panel.old')}`,
      ),
    ).toBeVisible(),
  );
  expect(lastNames()).toEqual(['Arsenault', 'Roy']);
  server.on(getStudentSummary, summary);
  server.on(getMonthlyCounts, {});
  server.on(getTopChallenges, { topChallenges: {}, extraCards: [] });
  server.on(listStudents, listOf(noah));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(lastNames()).toEqual(['Roy']));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('ignores a late answer to an earlier sort order', async () => {
  const late = Promise.withResolvers<void>();
  server.on(listStudents, async ({ query }) => {
    if (query.get('lastSorted') === 'asc') await late.promise;
    return query.get('lastSorted') === 'desc' ? listOf(zoe, noah) : listOf(noah, zoe);
  });
  const { user } = await show();
  await rowOf('Zoé');
  const column = screen.getByRole('columnheader', { name: new RegExp(t('list.lastSort'), 'u') });
  await user.click(within(column).getByRole('button'));
  await waitFor(() => expect(location.search).toBe('?sort=asc'));
  await user.click(within(column).getByRole('button'));
  await waitFor(() => expect(lastNames()).toEqual(['Arsenault', 'Roy']));
  late.resolve();
  await act(() => server.settled());
  expect(column).toHaveAttribute('aria-sort', 'descending');
  expect(lastNames()).toEqual(['Arsenault', 'Roy']);
});

it('keeps the page number in the URL, so that Back returns to the previous page', async () => {
  server.on(listStudents, ({ query }) =>
    query.get('page') === '2'
      ? { ...listOf(noah), total: 21, hasPrevPage: true }
      : { ...listOf(zoe), total: 21, hasNextPage: true },
  );
  const { user } = await show();
  await rowOf('Zoé');
  const pager = within(
    screen.getByRole('navigation', { name: d('pager.label', { name: t('students.title') }) }),
  );
  expect(pager.getByRole('button', { name: d('pager.first') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const next = pager.getByRole('button', { name: d('pager.next') });
  await user.click(next);
  await rowOf('Noah');
  expect(location.search).toBe('?page=2');
  expect(pager.getByText(d('pager.pageOf', { page: 2, pages: 2 }))).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByText('browser back'));
  await rowOf('Zoé');
  expect(location.search).toBe('');
});

it('links from an empty page to the first page', async () => {
  server.on(listStudents, ({ query }) =>
    query.get('page') === '9' ? { ...listOf(), total: 2 } : listOf(zoe, noah),
  );
  const { user } = await show('?page=9');
  await user.click(await screen.findByRole('button', { name: d('table.toFirst') }));
  await rowOf('Zoé');
  expect(location.search).toBe('');
});

it('starts a search at the first page and shows that no student matches', async () => {
  const requests = server.on(listStudents, ({ query }) =>
    query.get('search') === '' ? listOf(zoe, noah) : listOf(),
  );
  const { user } = await show('?page=2');
  await rowOf('Zoé');
  await user.fill(screen.getByRole('searchbox'), 'nobody');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByText(t('list.notFound', { search: 'nobody' }))).toBeVisible(),
  );
  expect(location.search).toBe('?search=nobody');
  expect(requests.at(-1)?.query.get('page')).toBe('1');
});

it('keeps a filter that is set during the search delay', async () => {
  await show();
  await rowOf('Zoé');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'arsen' } });
  vi.advanceTimersByTime(100);
  await act(async () => screen.getByLabelText(t('list.showDisabled')).click());
  expect(location.search).toBe('?disabled=1');
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  await waitFor(() => expect(location.search).toBe('?search=arsen&disabled=1'));
});

it('lists disabled accounts on request, and shows if there are no enabled ones', async () => {
  server.on(listStudents, ({ query }) =>
    query.get('showDisabled') === 'true' ? listOf({ ...zoe, disabled: true }) : listOf(),
  );
  const { user } = await show();
  await waitFor(() => expect(screen.getByText(t('list.onlyDisabled'))).toBeVisible());
  await user.click(screen.getByLabelText(t('list.showDisabled')));
  expect((await rowOf('Zoé')).getByRole('switch')).not.toBeChecked();
});

it('exports with the filters of the list and shows a failure', async () => {
  const requests = server.on(downloadStudents, new Refusal('server/error'));
  const { user } = await show('?sort=asc&search=arsen&disabled=1');
  await user.click(await screen.findByRole('button', { name: d('export.csv') }));
  await waitFor(() => expect(screen.getByText(d('Students.CSVExport.Error'))).toBeVisible());
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    query: 'arsen',
    locale: 'en',
    showDisabled: 'true',
    schoolid: '',
    classid: '',
    lastSorted: 'asc',
  });
});

it('disables an account, shows a notice and can undo it', async () => {
  const requests = server.on(disableStudent, ({ body }) => {
    server.on(listStudents, body.disable ? listOf(noah) : listOf(zoe, noah));
    return undefined;
  });
  const { user } = await show();
  await rowOf('Zoé');
  switchOf('Zoé Arsenault').focus();
  await user.keyboard(' ');
  const notice = await screen.findByText(t('list.disabled', { name: 'Zoé Arsenault' }));
  await waitFor(() => expect(lastNames()).toEqual(['Roy']));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: t('list.undo') }));
  await waitFor(() => expect(lastNames()).toEqual(['Arsenault', 'Roy']));
  expect(switchOf('Zoé Arsenault')).toBeChecked();
  expect(requests.map(({ body }) => body.disable)).toEqual([true, false]);
});

it('switches at once, and switches back with the error when the server rejects it', async () => {
  const answered = Promise.withResolvers<void>();
  server.on(disableStudent, async () => {
    await answered.promise;
    return new Refusal('server/error');
  });
  const { user } = await show();
  await rowOf('Zoé');
  await user.click(switchOf('Zoé Arsenault'));
  await waitFor(() => expect(switchOf('Zoé Arsenault')).not.toBeChecked());
  answered.resolve();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('list.toggleFailed', { name: 'Zoé Arsenault' })} ${error('server/error')}`,
    ),
  );
  expect(switchOf('Zoé Arsenault')).toBeChecked();
});

it('refreshes the figures after an account was changed', async () => {
  server.on(disableStudent, () => {
    server.on(getStudentSummary, { ...summary, totalStudentsEnabled: 1 });
    return undefined;
  });
  const { user } = await show();
  await rowOf('Zoé');
  await user.click(switchOf('Zoé Arsenault'));
  await waitFor(() =>
    expect(screen.getByText(t('glance.of', { sorted: 1, count: 1 }))).toBeVisible(),
  );
  expect(screen.getByText(t('glance.everybody'))).toBeVisible();
});

it('opens a student by URL and removes it from the URL on closing', async () => {
  const { user, dialog } = await openZoe();
  expect(location.search).toBe(`?student=${zoe._id}`);
  await waitFor(() => expect(dialog.getByText(t('detail.sorts', { count: 1 }))).toBeVisible());
  expect(dialog.getByText('zoe@example.org')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.getByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) }),
  ).toHaveFocus();
});

it('shows the next student without data of the previous one', async () => {
  const loaded = Promise.withResolvers<void>();
  server.on(getStudent, async ({ params }) => {
    if (params.id === zoe._id) return detailOf(zoe);
    await loaded.promise;
    return detailOf(noah);
  });
  const { user, dialog } = await openZoe();
  await user.click(dialog.getByRole('button', { name: t('detail.next') }));
  await waitFor(() => expect(dialog.queryByText('zoe@example.org')).toBeNull());
  loaded.resolve();
  await waitFor(() => expect(dialog.getByText('noah@example.org')).toBeVisible());
  expect(dialog.getByText(t('detail.noSorts'))).toBeVisible();
  expect(dialog.getByRole('button', { name: t('detail.next') })).toHaveFocus();
});

it('shows that a student was not found', async () => {
  server.on(getStudent, new Refusal('request/not-found'));
  await show('?student=01900000-0000-7000-8000-0000000000aa');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('detail.gone')));
});

it('reloads a student on request after an error', async () => {
  server.on(getStudent, new Refusal('server/error'));
  const { user } = await show(`?student=${zoe._id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('detail.failed')));
  server.on(getStudent, detailOf(zoe));
  await user.click(dialog.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  await waitFor(() => expect(dialog.getByText('zoe@example.org')).toBeVisible());
});

it('shows the careers that the student saved, a removed one as its successor', async () => {
  const saved = ['actuary', 'gas-fitter', 'plumber'].map((career) => ({
    career,
    saved: '2026-10-01T12:00:00.000Z',
  }));
  server.on(getStudent, detailOf(zoe, { savedCareers: saved }));
  const { dialog } = await openZoe();
  await waitFor(() =>
    expect(dialog.getByText(t('detail.savedCareers', { count: 2 }))).toBeVisible(),
  );
  const link = dialog.getByRole('link', { name: /^Plumber/u });
  expect(link).toHaveAttribute('href', '/dashboard/explore/plumber');
});

it('shows the sorts, the changes between them and the reflection', async () => {
  const earlier = sort({
    selected: [first, second, cardKeys[3]],
    updated: '2026-09-03T12:00:00.000Z',
  });
  const reflection = {
    reasons: ['Because of bees.', '', ''],
    shared: 'They need people.',
    action: '',
    includesFamilyPage: true,
    includesCounsellorPage: true,
  };
  const latest = sort({ isQuick: true, reflection });
  server.on(getStudent, detailOf(zoe, { sorts: [latest, earlier] as Detail['sorts'] }));
  const { dialog } = await openZoe();
  await waitFor(() => expect(dialog.getByText(t('detail.sorts', { count: 2 }))).toBeVisible());
  expect(dialog.getByText('Because of bees.')).toBeVisible();
  expect(dialog.getByText('They need people.')).toBeVisible();
  expect(dialog.getByText(t('detail.quick'))).toBeVisible();
  expect(dialog.getByText(t('detail.fresh'))).toBeVisible();
  expect(dialog.getByText(t('detail.gone3'))).toBeVisible();
});

it('lists the liked cards by name, without the three', async () => {
  const liked = { like: [first, 'gameOn', 'gone'], superlike: ['softLanding'] };
  server.on(getStudent, detailOf(zoe, { sorts: [sort({ liked })] as Detail['sorts'] }));
  const { dialog, user } = await openZoe();
  await user.click(await dialog.findByText(t('detail.likedCards', { count: 2 })));
  const list = dialog.getByText(t('detail.superliked')).closest('dl') as HTMLElement;
  expect(within(list).getAllByRole('definition')).toHaveLength(2);
  for (const card of ['softLanding', 'gameOn']) {
    expect(within(list).getAllByText(titleOf(card))[0]).toBeVisible();
  }
});

it('links the top challenges to who chose them', async () => {
  await show(`?class=${classId}`);
  const name = t('top.students', { count: 1, title: titleOf(first) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/dashboard/insight?class=${classId}&challenge=${first}`,
  );
  for (const text of [t('top.all'), t('students.insight')]) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/dashboard/insight?class=${classId}`,
    );
  }
});

it('tells a teacher why the words of a sort are not there', async () => {
  const withheld = () => sort({ areWordsWithheld: true });
  const shared = sort({
    reflection: { ...emptyReflection, shared: 'They need people.' },
    areWordsWithheld: false,
  });
  server.on(
    getStudent,
    detailOf(zoe, { sorts: [withheld(), shared, withheld()] as Detail['sorts'] }),
  );
  const { dialog } = await openZoe();
  await waitFor(() => expect(dialog.getAllByText(t('detail.withheldWords'))).toHaveLength(2));
  expect(dialog.getByText('They need people.')).toBeVisible();
  expect(dialog.queryByText(t('detail.noWords'))).toBeNull();
});

it('shows the progress of a sort in progress', async () => {
  const underWay = { created: '2026-10-03T12:00:00.000Z', answered: 12, cards: 56 };
  server.on(getStudent, detailOf(noah, { underWay }));
  await show(`?student=${noah._id}`);
  await waitFor(() => expect(screen.getByText(/12 of 56 cards/u)).toBeVisible());
});

it('confirms a student’s email and removes the notice', async () => {
  server.on(getStudent, detailOf(zoe, { isEmailUnconfirmed: true }));
  server.on(confirmStudentEmail, () => {
    server.on(getStudent, detailOf(zoe));
    return undefined;
  });
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('button', { name: t('detail.confirmEmail') }));
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: t('detail.confirmEmail') })).toBeNull(),
  );
});

it('shows why an email was not confirmed', async () => {
  server.on(getStudent, detailOf(zoe, { isEmailUnconfirmed: true }));
  server.on(confirmStudentEmail, new Refusal('server/error'));
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('button', { name: t('detail.confirmEmail') }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(error('server/error')));
});

it('disables the account of the open student', async () => {
  server.on(disableStudent, () => {
    server.on(getStudent, detailOf({ ...zoe, disabled: true }));
    return undefined;
  });
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('switch'));
  await waitFor(() => expect(dialog.getByText(t('detail.isDisabled'))).toBeVisible());
  await waitFor(() =>
    expect(dialog.getByText(t('list.disabled', { name: 'Zoé Arsenault' }))).toBeInTheDocument(),
  );
});

it('shows why the account of the open student was not changed', async () => {
  server.on(disableStudent, new Refusal('server/error'));
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('switch'));
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(
      `${t('list.toggleFailed', { name: 'Zoé Arsenault' })} ${error('server/error')}`,
    ),
  );
  expect(dialog.getByRole('switch')).toBeChecked();
});

it('deletes a student after a confirmation and focuses the notice', async () => {
  const requests = server.on(deleteStudent, () => {
    server.on(listStudents, listOf(noah));
    return undefined;
  });
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('button', { name: t('detail.delete') }));
  const heading = t('delete.heading', { name: 'Zoé Arsenault' });
  const question = within(await screen.findByRole('dialog', { name: heading }));
  expect(question.getByRole('button', { name: t('delete.cancel') })).toHaveFocus();
  await user.click(question.getByRole('button', { name: t('delete.confirm') }));
  const notice = await screen.findByText(t('list.deleted', { name: 'Zoé Arsenault' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await waitFor(() => expect(lastNames()).toEqual(['Roy']));
  expect(requests.map(({ params }) => params.id)).toEqual([zoe._id]);
});

async function openMerge(...found: ListedStudent[]) {
  server.on(createSearchKey, { key: 'a key' });
  const searches = server.on(searchStudents, { students: found });
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('button', { name: t('detail.merge') }));
  const merge = within(await screen.findByRole('dialog', { name: t('merge.heading') }));
  return { user, dialog, merge, searches };
}

it('merges two accounts after showing the consequence', async () => {
  const requests = server.on(mergeStudents, () => {
    server.on(getStudent, detailOf(zoe, { sorts: [sort(), sort()] as Detail['sorts'] }));
    server.on(listStudents, listOf(zoe));
    return undefined;
  });
  const { user, dialog, merge } = await openMerge(zoe, noah);
  expect(await merge.findAllByRole('listitem')).toHaveLength(1);
  await user.click(merge.getByRole('button', { name: /noah@example.org/u }));
  const accounts = { stays: zoe.email, goes: noah.email };
  expect(merge.getByText(t('merge.consequence', accounts))).toBeVisible();
  await user.click(merge.getByRole('button', { name: t('merge.confirm') }));
  await waitFor(() =>
    expect(dialog.getByText(t('list.merged', { email: zoe.email }))).toBeVisible(),
  );
  await waitFor(() => expect(dialog.getByText(t('detail.sorts', { count: 2 }))).toBeVisible());
  expect(requests.map(({ params, body }) => [params.id, body.from])).toEqual([[zoe._id, noah._id]]);
});

it('shows why two accounts cannot be merged and clears the error with another choice', async () => {
  server.on(mergeStudents, new Refusal('student/merge-invalid'));
  const { user, merge } = await openMerge(zoe, noah);
  await user.click(await merge.findByRole('button', { name: /noah@example.org/u }));
  await user.click(merge.getByRole('button', { name: t('merge.confirm') }));
  await waitFor(() =>
    expect(merge.getByRole('alert')).toHaveTextContent(error('student/merge-invalid')),
  );
  await user.click(merge.getByRole('button', { name: t('merge.swap') }));
  await user.click(await merge.findByRole('button', { name: /noah@example.org/u }));
  await waitFor(() => expect(merge.queryByRole('alert')).toBeNull());
});

it('searches for the same name at once and shows that no other student has it', async () => {
  const { merge, searches } = await openMerge(zoe);
  await waitFor(() =>
    expect(merge.getByText(t('merge.none', { search: 'Zoé Arsenault' }))).toBeVisible(),
  );
  expect(searches.map(({ query }) => query.get('q'))).toEqual(['Zoé Arsenault']);
  expect(merge.getByRole('searchbox')).toHaveFocus();
});

it('shows no results for a search text that is too short', async () => {
  const { user, merge } = await openMerge(zoe, noah);
  await merge.findAllByRole('listitem');
  await user.fill(merge.getByRole('searchbox'), 'zo');
  await waitFor(() => expect(merge.queryByRole('listitem')).toBeNull());
});

it('shows an error for a search without a key and retries on request', async () => {
  server.on(createSearchKey, { key: '' });
  server.on(searchStudents, { students: [zoe, noah] });
  const { user, dialog } = await openZoe();
  await user.click(await dialog.findByRole('button', { name: t('detail.merge') }));
  const merge = within(await screen.findByRole('dialog', { name: t('merge.heading') }));
  await waitFor(() => expect(merge.getByRole('alert')).toHaveTextContent(t('list.failed')));
  server.on(createSearchKey, { key: 'a key' });
  await user.click(merge.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  await waitFor(() => expect(merge.getByRole('list', { name: t('merge.results') })).toBeVisible());
});

it('opens a top challenge as a dialog', async () => {
  const { user } = await show();
  const top = part(t('top.heading'));
  await user.click(await top.findByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

it('shows its texts in French', async () => {
  const fr = wordsOf('students', 'fr');
  await show('', 'fr');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: fr('list.firstname') })).toBeVisible(),
  );
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: fr('list.open', { name: 'Zoé Arsenault' }) }),
    ).toBeVisible(),
  );
});

it.each([
  ['loading', noAnswer, d('table.loading')],
  ['an error', offline, wordsOf('shell')('panel.retry')],
  ['students', listOf(zoe, noah), 'Zoé'],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listStudents, answer);
  await show();
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});

it('has no accessibility violation without students', async () => {
  server.on(getStudentSummary, { ...summary, totalStudents: 0 });
  server.on(listStudents, listOf());
  await show();
  await screen.findByRole('heading', { name: t('students.empty') });
  expect(await axeViolations()).toEqual([]);
});

it('has no accessibility violation without matches', async () => {
  server.on(listStudents, listOf());
  await show('?search=nobody');
  await screen.findByText(t('list.notFound', { search: 'nobody' }));
  expect(await axeViolations()).toEqual([]);
});

it('has no accessibility violation with an open student', async () => {
  await openZoe();
  expect(await axeViolations()).toEqual([]);
});

const nineB: ListedClass = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  name: '9B',
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open',
  joiningEndsAt: '2026-12-02T12:00:00.000Z',
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 1,
  teachers: [],
};

it('shows the list, the figures and the file of one class, and keeps the class in the address', async () => {
  server.on(listClasses, { classes: [nineB] });
  const listed = server.on(listStudents, ({ query }) =>
    query.get('classid') === nineB._id ? listOf(zoe) : listOf(zoe, noah),
  );
  const figures = [
    server.on(getStudentSummary, summary),
    server.on(getMonthlyCounts, { '2026-10': 2 }),
    server.on(getTopChallenges, { topChallenges: { [first]: 1 }, extraCards: [] }),
  ];
  const file = server.on(downloadStudents, 'a,b');
  const { user } = await server.render(<SchoolView schoolId="" />, { at: address });
  await rowOf('Noah');
  await user.selectOptions(await screen.findByLabelText(t('classFilter.label')), '9B');
  await waitFor(() => expect(lastNames()).toEqual(['Arsenault']));
  expect(new URLSearchParams(location.search).get('class')).toBe(nineB._id);
  for (const received of [listed, ...figures]) {
    expect(received.at(-1)?.query.get('classid')).toBe(nineB._id);
  }
  await user.click(screen.getByRole('button', { name: d('export.csv') }));
  await waitFor(() => expect(file.at(-1)?.query.get('classid')).toBe(nineB._id));
});

it('says that a class has no students yet and links to it', async () => {
  server.on(listClasses, { classes: [nineB] });
  server.on(getStudentSummary, { ...summary, totalStudents: 0 });
  await server.render(<SchoolView schoolId="" />, { at: `${address}?class=${nineB._id}` });
  await waitFor(() => expect(screen.getByText(t('classFilter.empty'))).toBeVisible());
  expect(screen.getByRole('link', { name: t('classFilter.toClass') })).toHaveAttribute(
    'href',
    `/dashboard/classes/${nineB._id}`,
  );
});

it('shows the classes of a student with the date of joining', async () => {
  const { _id, name, schoolYear } = nineB;
  const joined = '2026-10-03T12:00:00.000Z';
  const classes = [{ _id, name, schoolYear, isArchived: false, joined }];
  server.on(getStudent, detailOf(zoe, { classes }));
  await server.render(<SchoolView schoolId="" />, { at: `${address}?student=${zoe._id}` });
  expect(await screen.findByRole('link', { name: '9B' })).toHaveAttribute(
    'href',
    `/dashboard/classes/${_id}`,
  );
  expect(screen.getByText(/joined on October 3, 2026/u)).toBeVisible();
});

const requestOf = ({ _id, firstname, lastname, email }: ListedStudent) => ({
  _id,
  firstname,
  lastname,
  email,
  requested: '2026-10-01T12:00:00.000Z',
});
const requestsBox = () => screen.findByRole('region', { name: t('requests.label') });

it('shows an owner how many students asked for deletion, and opens one of them', async () => {
  server.on(listDeletionRequests, { students: [requestOf(zoe), requestOf(noah)] });
  server.on(getStudent, detailOf(zoe));
  const { user } = await server.render(<SchoolView schoolId="" />, { at: address });
  const box = within(await requestsBox());
  expect(box.getByText(t('requests.count', { count: 2 }))).toBeVisible();
  expect(box.getByText(t('requests.decide'))).toBeVisible();
  await user.click(box.getByRole('link', { name: 'Zoé Arsenault' }));
  await screen.findByRole('dialog');
  expect(location.search).toContain(`student=${zoe._id}`);
});

it('tells a counsellor that an owner must act on a deletion request', async () => {
  server.on(listDeletionRequests, { students: [requestOf(zoe)] });
  await server.render(<SchoolView schoolId="" />, {
    at: address,
    account: { kind: 'counsellor' },
  });
  expect(within(await requestsBox()).getByText(t('requests.ownerDecides'))).toBeVisible();
});

it('asks for no deletion requests on behalf of a teacher', async () => {
  const asked = server.on(listDeletionRequests, { students: [requestOf(zoe)] });
  await server.render(<SchoolView schoolId="" />, { at: address, account: { kind: 'teacher' } });
  await screen.findByText(t('students.ofYourClasses'));
  expect(screen.queryByRole('region', { name: t('requests.label') })).toBeNull();
  expect(asked).toHaveLength(0);
});

describe('the students to talk with', () => {
  const counts = () => part(t('waiting.heading'));
  const links = () =>
    counts()
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it.each(['en', 'fr'] as const)(
    'are counted, with links to the queue, in %s',
    async (language) => {
      const words = wordsOf('students', language);
      server.on(countQueue, { waiting: 12, asked: 3 });
      await show('', language);
      expect(await screen.findByText(words('waiting.count', { count: 12 }))).toBeVisible();
      const own = part(words('waiting.heading'));
      expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard/queue?reason=asked-to-talk',
        '/dashboard/queue',
      ]);
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('are those of the chosen class', async () => {
    const asked = server.on(countQueue, { waiting: 1, asked: 1 });
    await show(`?class=${classId}`);
    await screen.findByText(t('waiting.count', { count: 1 }));
    expect(asked.at(-1)?.query.get('classid')).toBe(classId);
    expect(links()).toEqual([
      [t('waiting.asked', { count: 1 }), `/dashboard/queue?class=${classId}&reason=asked-to-talk`],
      [t('waiting.open'), `/dashboard/queue?class=${classId}`],
    ]);
  });

  it('may be none', async () => {
    await show();
    expect(await screen.findByText(t('waiting.none'))).toBeVisible();
    expect(links()).toEqual([[t('waiting.openNone'), '/dashboard/queue']]);
  });

  it('are announced as loading, and do not delay the list', async () => {
    server.on(countQueue, noAnswer);
    await show();
    await rowOf('Zoé');
    expect(counts().getByRole('status')).toHaveTextContent(t('waiting.loading'));
  });

  it('can be counted again after a failure', async () => {
    server.on(countQueue, offline);
    const { user } = await show();
    const alert = await counts().findByRole('alert');
    expect(alert).toHaveTextContent(`${t('waiting.failed')} ${error('error.offline')}`);
    server.on(countQueue, { waiting: 2, asked: 0 });
    await user.click(counts().getByRole('button', { name: wordsOf('shell')('panel.retry') }));
    expect(await counts().findByText(t('waiting.count', { count: 2 }))).toBeVisible();
    expect(links()).toEqual([[t('waiting.open'), '/dashboard/queue']]);
  });

  it('are not for administrators', async () => {
    const asked = server.on(countQueue, { waiting: 2, asked: 0 });
    await showAsAdmin();
    await rowOf('Zoé');
    expect(screen.queryByRole('region', { name: t('waiting.heading') })).toBeNull();
    expect(asked).toEqual([]);
  });
});
