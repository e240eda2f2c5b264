import {
  inviteAdmin,
  listAdmins,
  removeAdmin,
  resendAdminInvite,
  type ListedAdmin,
} from '@trio/contracts/admins';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, ownId, wordsOf } from '../../../../test/staff-pages.tsx';
import { AdminsPage } from './admins-page.tsx';

const server = installStaffServer();
const t = wordsOf('admins');
const field = wordsOf('identity');
const error = wordsOf('errors');

const admin = (changes: Partial<ListedAdmin> = {}): ListedAdmin => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Roy',
  email: 'zoe@trio.example',
  created: '2026-10-03T12:00:00.000Z',
  isInvited: false,
  isInviteOver: false,
  disabled: false,
  ...changes,
});
const self = admin({ _id: ownId, firstname: 'Robin', lastname: 'Martel' });
const name = 'Zoé Roy';
const show = () => server.render(<AdminsPage />, { account: { role: 'admin' } });
const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest('li') ?? document.body);

it('lists administrators without accessibility problems, and offers to leave', async () => {
  server.on(listAdmins, { admins: [self, admin()] });
  await show();
  const own = await rowOf('Robin Martel');
  expect(own.getByText(t('admins.you'))).toBeVisible();
  expect(own.getByRole('button', { name: t('admins.leave') })).toBeVisible();
  expect(screen.queryByText(t('admins.alone'))).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

it.each([
  ['alone', []],
  ['with an invited colleague', [admin({ isInvited: true })]],
  ['with a disabled colleague', [admin({ disabled: true })]],
])('does not let the last administrator leave: %s', async (_, others) => {
  server.on(listAdmins, { admins: [self, ...others] });
  await show();
  const own = await rowOf('Robin Martel');
  expect(own.getByText(t('admins.leaveHint'))).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  expect(screen.getByText(t('admins.alone'))).toBeVisible();
});

it('removes an administrator after a confirmation', async () => {
  const other = admin();
  server.on(listAdmins, { admins: [self, other] });
  const removed = server.on(removeAdmin, undefined);
  const { user } = await show();
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('admins.removeOne', { name }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(removed).toEqual([]);
  server.on(listAdmins, { admins: [self] });
  await user.click(dialog.getByRole('button', { name: t('admins.removeYes') }));
  await waitFor(() =>
    expect(screen.getByText(t('admins.removed', { name })).parentElement).toHaveFocus(),
  );
  expect(removed.map(({ params }) => params.id)).toEqual([other._id]);
});

it('shows in the dialog that the last administrator cannot be removed', async () => {
  server.on(listAdmins, { admins: [self, admin()] });
  server.on(removeAdmin, new Refusal('people/last-admin'));
  const { user } = await show();
  const own = await rowOf('Robin Martel');
  await user.click(own.getByRole('button', { name: t('admins.leave') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('admins.leaveYes') }));
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(error('people/last-admin')),
  );
});

it('sends an invitation again, and withdraws it', async () => {
  const invited = admin({ isInvited: true, isInviteOver: true });
  server.on(listAdmins, { admins: [self, invited] });
  const sent = server.on(resendAdminInvite, undefined);
  const removed = server.on(removeAdmin, undefined);
  const { user } = await show();
  const row = await rowOf(name);
  expect(row.getByText(t('admins.over'))).toBeVisible();
  await user.click(row.getByRole('button', { name: t('admins.resendTo', { name }) }));
  await waitFor(() => expect(row.getByText(t('admins.resent'))).toBeVisible());
  expect(sent).toHaveLength(1);
  await user.click(row.getByRole('button', { name: t('admins.withdrawOne', { name }) }));
  const dialog = within(await screen.findByRole('dialog'));
  server.on(listAdmins, { admins: [self] });
  await user.click(dialog.getByRole('button', { name: t('admins.withdrawYes') }));
  await waitFor(() => expect(screen.getByText(t('admins.withdrawn', { name }))).toBeVisible());
  expect(removed).toHaveLength(1);
});

it('invites, and shows a taken address at its field', async () => {
  server.on(listAdmins, { admins: [self] });
  server.on(inviteAdmin, new Refusal('admins/email-taken'));
  const { user } = await show();
  await user.fill(await screen.findByLabelText(field('field.firstname')), 'Zoé');
  await user.fill(screen.getByLabelText(field('field.lastname')), 'Roy');
  const email = screen.getByLabelText(field('field.email'));
  await user.fill(email, 'zoe@trio.example');
  const button = screen.getByRole('button', { name: t('admins.invite') });
  await user.click(button);
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(
      expect.stringContaining(error('admins/email-taken')) as string,
    ),
  );
  const sent = server.on(inviteAdmin, admin({ isInvited: true }));
  await user.click(button);
  await waitFor(() =>
    expect(
      screen.getByText(t('admins.sent', { email: 'zoe@trio.example' })).parentElement,
    ).toHaveFocus(),
  );
  expect(sent.at(-1)?.body).toEqual({
    firstname: 'Zoé',
    lastname: 'Roy',
    email: 'zoe@trio.example',
  });
});

it('shows why the list did not load, and loads it on request', async () => {
  server.on(listAdmins, offline);
  const { user } = await show();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('admins.failed')} ${error('error.offline')}`,
    ),
  );
  server.on(listAdmins, { admins: [self] });
  await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  await rowOf('Robin Martel');
  expect(screen.queryByRole('alert')).toBeNull();
});
