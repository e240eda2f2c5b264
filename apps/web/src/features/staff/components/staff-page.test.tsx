import {
  inviteStaff,
  listStaff,
  removeStaff,
  resendInvite,
  stopStaffChange,
  updateStaffKind,
  type StaffMember,
} from '@trio/contracts/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, ownId, wordsOf } from '../../../../test/staff-pages.tsx';
import { settings } from '../../../lib/settings.ts';
import { StaffPage } from './staff-page.tsx';

const server = installStaffServer();
const t = wordsOf('staff');
const field = wordsOf('identity');
const error = wordsOf('errors');
const retry = wordsOf('shell')('panel.retry');

const member = (changes: Partial<StaffMember> = {}): StaffMember => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Roy',
  email: 'zoe@cedar-ridge.example',
  created: '2026-10-03T12:00:00.000Z',
  isInvited: true,
  isInviteOver: false,
  disabled: false,
  kind: 'counsellor',
  change: null,
  ...changes,
});
const self = member({
  _id: ownId,
  firstname: 'Liam',
  lastname: 'Nguyen',
  isInvited: false,
  kind: 'owner',
});
const staffOf = (...staff: StaffMember[]) => ({ staff });
const name = 'Zoé Roy';
const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest('li') ?? document.body);

async function fillInvitation(user: { fill: (on: Element, text: string) => Promise<void> }) {
  await user.fill(screen.getByLabelText(field('field.firstname')), 'Zoé');
  await user.fill(screen.getByLabelText(field('field.lastname')), 'Roy');
  await user.fill(screen.getByLabelText(field('field.email')), 'zoe@cedar-ridge.example');
}
const inviteButton = () => screen.getByRole('button', { name: t('staff.invite') });

afterEach(() => void vi.restoreAllMocks());

it('says that a colleague may also use their school account, where staff may', async () => {
  vi.spyOn(settings, 'signOnProviders', 'get').mockReturnValue([{ id: 'google', label: 'Google' }]);
  vi.spyOn(settings, 'admitsStaffBySignOn', 'get').mockReturnValue(true);
  server.on(listStaff, staffOf(self));
  await server.render(<StaffPage />);
  const hint = t('staff.inviteSignOn', { providers: 'Google' });
  expect(await screen.findByText(hint)).toBeVisible();
});

it('shows where the team will be while it loads', async () => {
  const loaded = Promise.withResolvers<void>();
  server.on(listStaff, async () => {
    await loaded.promise;
    return { staff: [self] };
  });
  await server.render(<StaffPage />);
  await waitFor(() => expect(screen.getByText(t('staff.loading'))).toBeInTheDocument());
  loaded.resolve();
  await waitFor(() => expect(screen.getByRole('list', { name: t('staff.list') })).toBeVisible());
  expect(screen.queryByText(t('staff.loading'))).toBeNull();
});

it('encourages the only staff member to invite a colleague', async () => {
  server.on(listStaff, { staff: [self] });
  await server.render(<StaffPage />);
  await waitFor(() => expect(screen.getByText(t('staff.alone'))).toBeVisible());
  expect(document.title).toContain(t('staff.title'));
});

it('offers no removal of the user’s own account', async () => {
  server.on(listStaff, { staff: [self, member()] });
  await server.render(<StaffPage />);
  const own = await rowOf('Liam Nguyen');
  expect(own.getByText(t('staff.you'))).toBeVisible();
  expect(
    own.queryByRole('button', { name: t('staff.removeOne', { name: 'Liam Nguyen' }) }),
  ).toBeNull();
  expect(screen.queryByText(t('staff.alone'))).toBeNull();
});

it.each([
  ['invited', {}, t('staff.invited'), true],
  ['with an expired invitation', { isInviteOver: true }, t('staff.over'), true],
  ['turned off', { disabled: true }, t('staff.disabled'), false],
] as const)('labels a colleague who is %s', async (_, changes, label, canResend) => {
  server.on(listStaff, { staff: [self, member(changes)] });
  await server.render(<StaffPage />);
  const row = await rowOf(name);
  expect(row.getByText(label)).toBeVisible();
  expect(row.queryAllByRole('button', { name: t('staff.resendTo', { name }) })).toHaveLength(
    canResend ? 1 : 0,
  );
});

it('shows why the team did not load and reloads it on request', async () => {
  server.on(listStaff, offline);
  const { user } = await server.render(<StaffPage />);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('staff.failed')} ${error('error.offline')}`,
    ),
  );
  server.on(listStaff, { staff: [self] });
  await user.click(screen.getByRole('button', { name: retry }));
  const list = await screen.findByRole('list', { name: t('staff.list') });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(list.parentElement).toHaveFocus();
});

it('keeps the team on the page while offline', async () => {
  server.on(listStaff, { staff: [self] });
  await server.render(<StaffPage />);
  await rowOf('Liam Nguyen');
  server.on(listStaff, offline);
  act(() => void dispatchEvent(new Event('offline')));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('staff.failed')} ${error('error.offline')} ${wordsOf('shell')('panel.old')}`,
    ),
  );
  expect(screen.getByText('Liam Nguyen')).toBeVisible();
  server.on(listStaff, { staff: [self] });
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('sends an expired invitation again, confirms it and keeps the focus on the button', async () => {
  const invited = member({ isInviteOver: true });
  server.on(listStaff, { staff: [self, invited] });
  const sent = server.on(resendInvite, () => {
    server.on(listStaff, { staff: [self, { ...invited, isInviteOver: false }] });
    return undefined;
  });
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  const again = row.getByRole('button', { name: t('staff.resendTo', { name }) });
  await user.click(again);
  await waitFor(() => expect(row.getByText(t('staff.resent'))).toBeVisible());
  await waitFor(() => expect(row.getByText(t('staff.invited'))).toBeVisible());
  expect(again).toHaveFocus();
  expect(sent.map(({ params }) => params.id)).toEqual([invited._id]);
});

it('shows why an invitation cannot be sent again', async () => {
  server.on(listStaff, { staff: [self, member()] });
  server.on(resendInvite, new Refusal('staff/joined-already'));
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.resendTo', { name }) }));
  await waitFor(() =>
    expect(row.getByRole('alert')).toHaveTextContent(error('staff/joined-already')),
  );
});

it('sends an invitation again once after a double click', async () => {
  const answered = Promise.withResolvers<void>();
  server.on(listStaff, { staff: [self, member()] });
  const sent = server.on(resendInvite, async () => answered.promise);
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  const again = row.getByRole('button', { name: t('staff.resendTo', { name }) });
  await user.dblClick(again);
  answered.resolve();
  await row.findByText(t('staff.resent'));
  expect(sent).toHaveLength(1);
});

it('withdraws an invitation after a confirmation that focuses Cancel', async () => {
  server.on(listStaff, { staff: [self, member()] });
  server.on(removeStaff, () => {
    server.on(listStaff, { staff: [self] });
    return undefined;
  });
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.takeBackOne', { name }) }));
  const question = within(
    await screen.findByRole('dialog', { name: t('staff.takeBackHeading', { name }) }),
  );
  expect(question.getByRole('button', { name: t('staff.cancel') })).toHaveFocus();
  await user.click(question.getByRole('button', { name: t('staff.takeBackYes') }));
  const notice = await screen.findByText(t('staff.takenBack', { name }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await waitFor(() => expect(screen.getByText(t('staff.alone'))).toBeVisible());
});

it('keeps a colleague when the dialog is cancelled, and restores the focus', async () => {
  server.on(listStaff, { staff: [self, member({ isInvited: false })] });
  const removals = server.on(removeStaff, undefined);
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  const remove = row.getByRole('button', { name: t('staff.removeOne', { name }) });
  await user.click(remove);
  await screen.findByRole('dialog', { name: t('staff.removeHeading', { name }) });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(remove).toHaveFocus();
  expect(removals).toHaveLength(0);
});

it('shows a colleague as removed if another user removed them first', async () => {
  server.on(listStaff, { staff: [self, member({ isInvited: false })] });
  server.on(removeStaff, () => {
    server.on(listStaff, { staff: [self] });
    return new Refusal('request/not-found');
  });
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.removeOne', { name }) }));
  await user.click(await screen.findByRole('button', { name: t('staff.removeYes') }));
  await waitFor(() => expect(screen.getByText(t('staff.removed', { name }))).toBeVisible());
});

it('keeps the dialog open with the error when a removal is refused', async () => {
  server.on(listStaff, { staff: [self, member({ isInvited: false })] });
  server.on(removeStaff, new Refusal('server/error'));
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.removeOne', { name }) }));
  await user.click(await screen.findByRole('button', { name: t('staff.removeYes') }));
  const question = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(error('server/error')));
});

it('invites a colleague, clears the form and shows the email address', async () => {
  server.on(listStaff, { staff: [self] });
  const invited = server.on(inviteStaff, ({ body }) => {
    const added = member({ email: body.email });
    server.on(listStaff, { staff: [self, added] });
    return added;
  });
  const { user } = await server.render(<StaffPage />);
  await rowOf('Liam Nguyen');
  await fillInvitation(user);
  expect(screen.getByLabelText(new RegExp(t('staff.kind.teacher'), 'u'))).toBeChecked();
  await user.click(screen.getByLabelText(new RegExp(t('staff.kind.counsellor'), 'u')));
  await user.click(inviteButton());
  const notice = await screen.findByText(t('staff.sent', { email: 'zoe@cedar-ridge.example' }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  expect(screen.getByLabelText(field('field.firstname'))).toHaveValue('');
  expect((await rowOf(name)).getByText(t('staff.invited'))).toBeVisible();
  expect(invited.map(({ body }) => body)).toEqual([
    { firstname: 'Zoé', lastname: 'Roy', email: 'zoe@cedar-ridge.example', kind: 'counsellor' },
  ]);
});

it('focuses the first empty field', async () => {
  server.on(listStaff, { staff: [self] });
  const { user } = await server.render(<StaffPage />);
  await rowOf('Liam Nguyen');
  await user.click(inviteButton());
  await waitFor(() => expect(screen.getByText(error('form/firstname-required'))).toBeVisible());
  expect(screen.getByText(error('form/email-required'))).toBeVisible();
  expect(screen.getByLabelText(field('field.firstname'))).toHaveFocus();
});

it('shows at the field that an email is taken, and keeps the typed text', async () => {
  server.on(listStaff, { staff: [self] });
  server.on(inviteStaff, new Refusal('staff/email-taken'));
  const { user } = await server.render(<StaffPage />);
  await rowOf('Liam Nguyen');
  await fillInvitation(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(error('staff/email-taken'))).toBeVisible());
  expect(screen.getByLabelText(field('field.email'))).toHaveFocus();
  expect(screen.getByLabelText(field('field.firstname'))).toHaveValue('Zoé');
});

it('shows an error without a field', async () => {
  server.on(listStaff, { staff: [self] });
  server.on(inviteStaff, new Refusal('staff/too-many'));
  const { user } = await server.render(<StaffPage />);
  await rowOf('Liam Nguyen');
  await fillInvitation(user);
  await user.click(inviteButton());
  await waitFor(() => expect(screen.getByText(error('staff/too-many'))).toBeVisible());
});

it.each([
  ['verification', t('staff.waitsVerification', { address: 'liam@cedar-ridge.example' })],
  ['approval', t('staff.waitsApproval')],
] as const)('shows that a school without %s cannot invite yet', async (waitsFor, text) => {
  server.on(listStaff, { staff: [self] });
  await server.render(<StaffPage />, { account: { waitsFor } });
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  expect(screen.queryByLabelText(field('field.email'))).toBeNull();
});

it('shows the kind of each colleague and what each kind may do', async () => {
  server.on(listStaff, { staff: [self, member({ isInvited: false })] });
  await server.render(<StaffPage />);
  expect((await rowOf('Liam Nguyen')).getByText(t('staff.kind.owner'))).toBeVisible();
  expect((await rowOf(name)).getByText(t('staff.kind.counsellor'))).toBeVisible();
  const kinds = within(screen.getByRole('region', { name: t('staff.kindsHeading') }));
  for (const kind of ['owner', 'counsellor', 'teacher'] as const) {
    expect(kinds.getByText(t(`staff.kindText.${kind}`))).toBeVisible();
  }
});

it.each(['counsellor', 'teacher'] as const)('lets a %s read the team only', async (kind) => {
  server.on(listStaff, { staff: [{ ...self, kind }, member()] });
  await server.render(<StaffPage />, { account: { kind } });
  expect((await rowOf(name)).queryByRole('button')).toBeNull();
  expect((await rowOf('Liam Nguyen')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: t('staff.invite') })).toBeNull();
});

it('changes the role of a colleague', async () => {
  const zoe = member({ isInvited: false });
  server.on(listStaff, { staff: [self, zoe] });
  const sent = server.on(updateStaffKind, () => {
    server.on(listStaff, { staff: [self, { ...zoe, kind: 'teacher' }] });
    return { ...zoe, kind: 'teacher' as const };
  });
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.changeKindOf', { name }) }));
  const dialog = within(
    await screen.findByRole('dialog', { name: t('staff.changeKindOf', { name }) }),
  );
  await user.click(dialog.getByLabelText(new RegExp(t('staff.kind.teacher'), 'u')));
  expect(dialog.queryByText(t('staff.kindLaterText'))).toBeNull();
  await user.click(dialog.getByRole('button', { name: t('staff.changeKindYes') }));
  const notice = await screen.findByText(t('staff.kindChanged', { name }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await waitFor(() => expect(row.getByText(t('staff.kind.teacher'))).toBeVisible());
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    [zoe._id, { kind: 'teacher' }],
  ]);
});

it('shows why the last owner cannot step down', async () => {
  server.on(listStaff, { staff: [self] });
  server.on(updateStaffKind, new Refusal('staff/last-owner'));
  const { user } = await server.render(<StaffPage />);
  const own = { name: 'Liam Nguyen' };
  const row = await rowOf(own.name);
  await user.click(row.getByRole('button', { name: t('staff.changeKindOf', own) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(new RegExp(t('staff.kind.counsellor'), 'u')));
  await user.click(dialog.getByRole('button', { name: t('staff.changeKindYes') }));
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(error('staff/last-owner')),
  );
});

it('removes an owner later, shows when, and stops it on request', async () => {
  const zoe = member({ isInvited: false, kind: 'owner' });
  const change = { kind: null, due: '2026-10-10T12:00:00.000Z' };
  server.on(listStaff, { staff: [self, zoe] });
  server.on(removeStaff, () => {
    server.on(listStaff, { staff: [self, { ...zoe, change }] });
    return undefined;
  });
  const stopped = server.on(stopStaffChange, () => {
    server.on(listStaff, { staff: [self, zoe] });
    return undefined;
  });
  const { user } = await server.render(<StaffPage />);
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: t('staff.removeOne', { name }) }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(t('staff.removeOwnerText', { name }))).toBeVisible();
  await user.click(question.getByRole('button', { name: t('staff.removeOwnerYes') }));
  await screen.findByText(t('staff.removalAsked', { name }));
  const stop = await row.findByRole('button', { name: t('staff.stopOne', { name }) });
  expect(row.getByText(t('staff.leavesOn', { date: 'October 10, 2026' }))).toBeVisible();
  expect(row.getAllByRole('button')).toEqual([stop]);
  await user.click(stop);
  const notice = await screen.findByText(t('staff.stopped', { name }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  expect(stopped.map(({ params }) => params.id)).toEqual([zoe._id]);
  await waitFor(() =>
    expect(row.queryByRole('button', { name: t('staff.stopOne', { name }) })).toBeNull(),
  );
});

it('shows its texts in French', async () => {
  const fr = wordsOf('staff', 'fr');
  server.on(listStaff, { staff: [self, member({ isInviteOver: true })] });
  await server.render(<StaffPage />, { language: 'fr' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fr('staff.title')),
  );
  await waitFor(() => expect(screen.getByText(fr('staff.over'))).toBeVisible());
  expect(screen.getByRole('button', { name: fr('staff.resendTo', { name }) })).toBeVisible();
});

it.each([
  ['loading', noAnswer, t('staff.loading')],
  ['no colleague', staffOf(self), t('staff.alone')],
  ['an error', offline, retry],
  ['colleagues', staffOf(self, member(), member({ disabled: true })), t('staff.invited')],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listStaff, answer);
  await server.render(<StaffPage />);
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});
