import {
  createClass,
  listClasses,
  startSchoolYear,
  type ListedClass,
} from '@trio/contracts/classes';
import { pages } from '@trio/contracts/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { ClassesPage } from './classes-page.tsx';

const server = installStaffServer();
const t = wordsOf('classes');
const error = wordsOf('errors');
const retry = wordsOf('shell')('panel.retry');

const listed = (changes: Partial<ListedClass> = {}): ListedClass => ({
  _id: crypto.randomUUID(),
  name: '9B',
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open',
  joiningEndsAt: '2026-12-02T12:00:00.000Z',
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 24,
  teachers: [{ _id: crypto.randomUUID(), firstname: 'Zoé', lastname: 'Roy' }],
  ...changes,
});
const asTeacher = { account: { kind: 'teacher' } } as const;

it('lists the classes by school year with code, students, teachers and state', async () => {
  const nineB = listed();
  const closed = listed({
    name: '8A',
    schoolYear: 2025,
    state: 'closed',
    joiningEndsAt: null,
    teachers: [],
  });
  server.on(listClasses, { classes: [nineB, closed] });
  await server.render(<ClassesPage />);
  const year = t('classes.year', { year: '2026–2027' });
  const list = within(await screen.findByRole('list', { name: year }));
  expect(list.getByRole('link', { name: '9B' })).toHaveAttribute(
    'href',
    `/dashboard/classes/${nineB._id}`,
  );
  for (const text of [
    'Zoé Roy',
    '24 students',
    'Code Panda 48275',
    'Open until December 2, 2026',
  ]) {
    expect(list.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(t('classes.closed'))).toBeVisible();
  expect(screen.getByText(t('classes.noTeacher'))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('explains classes where there are none', async () => {
  server.on(listClasses, { classes: [] });
  await server.render(<ClassesPage />);
  await waitFor(() => expect(screen.getByText(t('classes.emptyText'))).toBeVisible());
  expect(screen.queryByRole('button', { name: t('year.button') })).toBeNull();
  expect(screen.getByRole('link', { name: t('classes.try') })).toHaveAttribute(
    'href',
    pages.tryClass.path,
  );
});

it('shows why the classes did not load and reloads them on request', async () => {
  server.on(listClasses, offline);
  const { user } = await server.render(<ClassesPage />);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('classes.failed')} ${error('error.offline')}`,
    ),
  );
  server.on(listClasses, { classes: [listed()] });
  await user.click(screen.getByRole('button', { name: retry }));
  await waitFor(() => expect(screen.getByRole('link', { name: '9B' })).toBeVisible());
});

it('shows archived classes behind the filter, which teachers do not have', async () => {
  const archived = listed({ name: 'Old', state: 'archived', joiningEndsAt: null });
  server.on(listClasses, ({ query }) => ({
    classes: query.get('archived') === 'true' ? [archived] : [listed()],
  }));
  const { user } = await server.render(<ClassesPage />);
  await user.selectOptions(await screen.findByLabelText(t('classes.filter')), '1');
  expect(await screen.findByRole('link', { name: 'Old' })).toBeVisible();
  expect(location.search).toBe('?archived=1');
  expect(screen.queryByRole('heading', { name: t('new.heading') })).toBeNull();
});

it('offers a teacher neither archived classes nor a new school year', async () => {
  server.on(listClasses, { classes: [listed()] });
  await server.render(<ClassesPage />, { ...asTeacher, at: '/dashboard/classes?archived=1' });
  expect(await screen.findByRole('link', { name: '9B' })).toBeVisible();
  expect(screen.queryByLabelText(t('classes.filter'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('year.button') })).toBeNull();
});

it('makes a class and opens it, and shows what is wrong with a name', async () => {
  server.on(listClasses, { classes: [] });
  const id = crypto.randomUUID();
  const made = server.on(createClass, { _id: id });
  const { user } = await server.render(<ClassesPage />);
  const button = await screen.findByRole('button', { name: t('new.make') });
  await user.click(button);
  expect(await screen.findByText(error('class/name-required'))).toBeVisible();
  expect(screen.getByLabelText(t('new.name'))).toHaveFocus();
  await user.fill(screen.getByLabelText(t('new.name')), '9B');
  await user.click(button);
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/classes/${id}`));
  expect(made.map(({ body }) => body)).toEqual([{ name: '9B' }]);
});

it('shows why a class could not be made', async () => {
  server.on(listClasses, { classes: [] });
  server.on(createClass, new Refusal('class/too-many'));
  const { user } = await server.render(<ClassesPage />);
  await user.fill(await screen.findByLabelText(t('new.name')), '9B');
  await user.click(screen.getByRole('button', { name: t('new.make') }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error('class/too-many')));
});

it('previews a new school year, begins it with the chosen classes and says how many are ready', async () => {
  const [nine, ten] = [listed(), listed({ name: '10A' })];
  server.on(listClasses, { classes: [nine, ten] });
  const started = server.on(startSchoolYear, { created: 1 });
  const { user } = await server.render(<ClassesPage />);
  await user.click(await screen.findByRole('button', { name: t('year.button') }));
  const dialog = within(await screen.findByRole('dialog'));
  const preview = (count: number) =>
    t('year.preview', { count, from: '2026–2027', to: '2027–2028' });
  expect(dialog.getByText(preview(2))).toBeVisible();
  await user.click(dialog.getByLabelText('10A'));
  expect(dialog.getByText(preview(1))).toBeVisible();
  const start = dialog.getByRole('button', { name: t('year.start') });
  await user.click(dialog.getByLabelText('9B'));
  expect(start).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByLabelText('9B'));
  await user.click(start);
  await waitFor(() => expect(screen.getByText(t('year.done', { count: 1 }))).toBeVisible());
  expect(started.map(({ body }) => body)).toEqual([{ schoolYear: 2026, classes: [nine._id] }]);
});

it.each(['en', 'fr'] as const)('has no accessibility violations in %s', async (language) => {
  server.on(listClasses, { classes: [listed()] });
  await server.render(<ClassesPage />, { language });
  await screen.findByRole('link', { name: '9B' });
  expect(await axeViolations()).toEqual([]);
});
