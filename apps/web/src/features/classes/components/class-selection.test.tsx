import { listClasses, type ListedClass } from '@trio/contracts/classes';
import { archiveClasses } from '@trio/contracts/many-students';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { ClassesPage } from './classes-page.tsx';

const server = installStaffServer();
const t = wordsOf('many');

const classOf = (name: string): ListedClass => ({
  _id: crypto.randomUUID(),
  name,
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'closed',
  joiningEndsAt: null,
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 0,
  teachers: [],
});
const [first, second, third] = [classOf('9A'), classOf('9B'), classOf('9C')];

it('archives the selected classes in one act', async () => {
  server.on(listClasses, { classes: [first, second, third] });
  const requests = server.on(archiveClasses, ({ body }) => {
    server.on(listClasses, { classes: [second] });
    return { done: body.classes, unchanged: [], gone: [] };
  });
  const { user } = await server.render(<ClassesPage />, {
    at: '/dashboard/classes',
    account: { kind: 'counsellor' },
  });
  const box = (name: string) =>
    screen.findByRole('checkbox', { name: t('classes.select', { name }) });
  await user.click(await box('9A'));
  await user.click(await box('9C'));
  const bar = within(screen.getByRole('region', { name: t('classes.bar') }));
  expect(bar.getByText(t('classes.count', { count: 2 }))).toBeVisible();
  await user.click(bar.getByRole('button', { name: t('classes.archive') }));
  const heading = t('classes.heading', { count: 2 });
  const dialog = within(await screen.findByRole('dialog', { name: heading }));
  await user.click(dialog.getByRole('button', { name: t('classes.archive') }));
  expect(await dialog.findByText(t('result.archived', { count: 2 }))).toBeVisible();
  expect(requests.map(({ body }) => body.classes)).toEqual([[first._id, third._id]]);
  await user.click(dialog.getByRole('button', { name: t('act.close') }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /9A/u })).toBeNull());
  expect(screen.queryByRole('region', { name: t('classes.bar') })).toBeNull();
  expect(await box('9B')).not.toBeChecked();
});

it('offers no selection of archived classes', async () => {
  server.on(listClasses, { classes: [{ ...first, state: 'archived' }] });
  await server.render(<ClassesPage />, {
    at: '/dashboard/classes?archived=1',
    account: { kind: 'counsellor' },
  });
  await screen.findByRole('link', { name: '9A' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
