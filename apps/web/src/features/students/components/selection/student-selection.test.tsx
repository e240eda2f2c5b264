import { countQueue } from '@trio/contracts/queue';
import { listClasses, type ListedClass } from '@trio/contracts/classes';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import {
  deleteStudents,
  disableStudents,
  placeStudents,
  selectStudents,
  takeOutStudents,
} from '@trio/contracts/many-students';
import { listStudents, type ListedStudent } from '@trio/contracts/students';
import { listDeletionRequests } from '@trio/contracts/your-data';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { SchoolView } from '../school-view.tsx';

const server = installStaffServer();
const t = wordsOf('many');
const error = wordsOf('errors');
const address = '/dashboard/students';
const total = 120;
const perPage = 20;

const idOf = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const everyone = Array.from({ length: total }, (_, at): ListedStudent => ({
  _id: idOf(at),
  firebaseUserId: idOf(at),
  firstname: `First${at}`,
  lastname: `Last${at}`,
  email: `s${at}@school.test`,
  totalTimeSpent: 0,
  results: { selected: [], updated: null },
  disabled: false,
  isEmailUnconfirmed: false,
  sortAttempts: 0,
  isQuickSort: false,
  progress: { stage: 'joined', answered: 0, deckSize: 0, activeAt: null },
}));
const classOf = (at: number, name: string): ListedClass => ({
  _id: idOf(900 + at),
  name,
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open',
  joiningEndsAt: null,
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 0,
  teachers: [],
});
const classes = [classOf(1, '9A'), classOf(2, '9B')];
const summary = {
  totalStudents: total,
  totalSortAttempts: 0,
  totalTimeSpent: 0,
  totalSortAttemptsWithTrackedTime: 0,
  totalStudentsWithTrackedTime: 0,
  averageTimeSpentPerStudentWithTrackedTime: 0,
  averageTimeSpentPerSortWithTrackedTime: 0,
  totalStudentsEnabled: total,
  totalStudentsEnabledWhoSorted: 0,
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  server.on(countQueue, { waiting: 0, asked: 0 });
  server.on(listDeletionRequests, { students: [] });
  server.on(getStudentSummary, summary);
  server.on(getMonthlyCounts, {});
  server.on(getTopChallenges, { topChallenges: {}, extraCards: [] });
  server.on(selectStudents, { students: everyone, isCut: false });
  server.on(listStudents, ({ query }) => {
    const at = Number(query.get('page') ?? 1);
    const students = everyone.slice((at - 1) * perPage, at * perPage);
    const hasNextPage = at * perPage < total;
    return { students, hasNextPage, hasPrevPage: at > 1, total, extraCards: [] };
  });
  server.on(listClasses, { classes });
});

const show = (kind: 'owner' | 'counsellor' | 'teacher' = 'owner', query = '') =>
  server.render(<SchoolView schoolId="" />, { at: address + query, account: { kind } });
type User = Awaited<ReturnType<typeof show>>['user'];

const box = (at: number) =>
  screen.findByRole('checkbox', { name: t('select.one', { name: `First${at} Last${at}` }) });
const bar = () => within(screen.getByRole('region', { name: t('select.bar') }));
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function selectWholeList(user: User): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: t('select.page') }));
  await press(user, t('select.all', { count: total }));
  await waitFor(() => expect(bar().getByText(t('select.count', { count: total }))).toBeVisible());
}

it('announces how many students are selected, keeps them over pages, and clears them', async () => {
  const { user } = await show();
  await user.click(await box(0));
  await user.click(await box(2));
  const announced = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent === t('select.count', { count: 2 }));
  expect(announced).toHaveLength(1);
  const all = screen.getByRole('checkbox', { name: t('select.page') });
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: /Next/u }));
  await user.click(await box(20));
  expect(bar().getByText(t('select.count', { count: 3 }))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: t('select.page') })).not.toBeChecked();
  expect(await axeViolations()).toEqual([]);
  await press(user, t('select.clear'));
  expect(screen.queryByRole('region', { name: t('select.bar') })).toBeNull();
  expect(await box(20)).not.toBeChecked();
});

it('selects the whole list with its filters', async () => {
  const asked = server.on(selectStudents, { students: everyone, isCut: true });
  const { user } = await show('owner', `?search=first&disabled=1&class=${idOf(901)}`);
  await selectWholeList(user);
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    schoolid: '',
    classid: idOf(901),
    lastSorted: '',
    search: 'first',
    showDisabled: 'true',
  });
  expect(bar().getByText(t('select.cut', { count: 2000 }))).toBeVisible();
});

const accounts = ['bar.disable', 'bar.enable'] as const;
it.each([
  ['teacher', '', ['bar.profiles']],
  ['teacher', `?class=${idOf(901)}`, ['bar.profiles', 'bar.take-out']],
  ['counsellor', '', ['bar.profiles', 'bar.class', ...accounts]],
  ['owner', '', ['bar.profiles', 'bar.class', ...accounts, 'bar.delete']],
] as const)('offers to a %s the acts that this person may do %s', async (kind, query, offered) => {
  const { user } = await show(kind, query);
  await user.click(await box(0));
  const names = bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([t('select.clear'), ...offered.map((key) => t(key))]);
});

it('disables in batches with progress, stops, continues, and can undo it', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const requests = server.on(disableStudents, async ({ body }) => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    await answer.promise;
    return { done: body.students, unchanged: [], gone: [] };
  });
  const { user } = await show('counsellor');
  await selectWholeList(user);
  await press(user, t('bar.disable'));
  const modal = await dialog(t('disable.heading', { count: total }));
  await user.click(modal.getByRole('button', { name: t('disable.yes') }));
  await modal.findByText(t('progress.of', { done: 0, total }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(modal.getByRole('button', { name: t('progress.stop') }));
  answers[0]?.resolve();
  // The batch on its way is counted, and no further one is sent.
  expect(await modal.findByText(t('result.disabled', { count: 50 }))).toBeVisible();
  expect(modal.getByText(t('result.waiting', { count: 70 }))).toBeVisible();
  expect(requests).toHaveLength(1);
  await user.click(modal.getByRole('button', { name: t('act.goOn') }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve();
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(modal.getByText(t('progress.of', { done: 100, total }))).toBeVisible();
  answers[2]?.resolve();
  expect(await modal.findByText(t('result.disabled', { count: total }))).toBeVisible();
  await user.click(modal.getByRole('button', { name: t('act.undo') }));
  await waitFor(() => expect(answers).toHaveLength(4));
  expect(requests.map(({ body }) => body.disable)).toEqual([true, true, true, false]);
  for (const at of [3, 4, 5]) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(at));
    answers[at]?.resolve();
  }
  expect(await modal.findByText(t('result.enabled', { count: total }))).toBeVisible();
  expect(modal.queryByRole('button', { name: t('act.undo') })).toBeNull();
});

it('says what was not changed after an error, and tries that part again', async () => {
  let isOffline = true;
  const requests = server.on(placeStudents, ({ body }) => {
    if (requests.length === 2 && isOffline) return offline;
    const [first = '', ...others] = body.students;
    return { done: others, unchanged: [], gone: [first] };
  });
  const { user } = await show('counsellor', `?class=${idOf(901)}`);
  await selectWholeList(user);
  await press(user, t('bar.move'));
  const modal = await dialog(t('class.heading', { count: total }));
  const move = modal.getByRole('button', { name: t('class.move') });
  expect(move).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(modal.getByRole('combobox', { name: t('class.to') }), '9B');
  await user.click(move);
  expect(await modal.findByText(error('error.offline'))).toBeVisible();
  expect(modal.getByText(t('result.waiting', { count: 70 }))).toBeVisible();
  isOffline = false;
  await user.click(modal.getByRole('button', { name: t('act.again') }));
  const words = `${t('result.moved', { count: total - 3 })} ${t('result.gone', { count: 3 })}`;
  await waitFor(() => expect(modal.getByText(/117/u)).toHaveTextContent(words));
  expect(requests[0]).toMatchObject({
    params: { id: idOf(902) },
    body: { leaving: idOf(901), students: { length: 50 } },
  });
  expect(requests.map(({ body }) => body.students.length)).toEqual([50, 50, 50, 20]);
  await user.click(modal.getByRole('button', { name: t('act.close') }));
  // All of them have left this list.
  await waitFor(() => expect(screen.queryByRole('region', { name: t('select.bar') })).toBeNull());
});

it('deletes only after the number was typed, and names the students', async () => {
  const requests = server.on(deleteStudents, ({ body }) => ({
    done: body.students,
    unchanged: [],
    gone: [],
  }));
  const { user } = await show();
  await user.click(await box(0));
  await user.click(await box(1));
  await press(user, t('bar.delete'));
  const modal = await dialog(t('deleteMany.heading', { count: 2 }));
  expect(modal.getByText(t('deleteMany.lost'))).toBeVisible();
  const names = within(modal.getByRole('list', { name: t('deleteMany.names') }));
  expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First0 Last0',
    'First1 Last1',
  ]);
  const confirm = modal.getByRole('button', { name: t('deleteMany.yes') });
  const number = modal.getByRole('textbox', { name: t('deleteMany.type', { count: 2 }) });
  await user.type(number, '12');
  confirm.focus();
  await user.keyboard('{Enter}');
  expect(requests).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
  await user.clear(number);
  await user.type(number, '2');
  await user.click(confirm);
  expect(await modal.findByText(t('result.deleted', { count: 2 }))).toBeVisible();
  expect(requests.map(({ body }) => body.students)).toEqual([[idOf(0), idOf(1)]]);
  await user.click(modal.getByRole('button', { name: t('act.close') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('select.bar') })).toBeNull());
});

it('lets a teacher take students out of the class that the list shows', async () => {
  const requests = server.on(takeOutStudents, ({ body }) => ({
    done: body.students,
    unchanged: [],
    gone: [],
  }));
  const { user } = await show('teacher', `?class=${idOf(901)}`);
  await user.click(await box(0));
  await press(user, t('bar.take-out'));
  const modal = await dialog(t('takeOut.heading', { count: 1, class: '9A' }));
  await user.click(modal.getByRole('button', { name: t('takeOut.yes') }));
  expect(await modal.findByText(t('result.takenOut', { count: 1 }))).toBeVisible();
  expect(requests[0]).toMatchObject({ params: { id: idOf(901) }, body: { students: [idOf(0)] } });
});
