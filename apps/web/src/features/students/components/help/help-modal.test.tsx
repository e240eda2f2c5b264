import { correctEmail, givePassword } from '@trio/contracts/staff-help';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { HelpModal, type HelpKind } from './help-modal.tsx';

const server = installStaffServer();
afterEach(() => void vi.restoreAllMocks());
const t = wordsOf('access');
const error = wordsOf('errors');
const name = 'Zoé Arsenault';
const student = {
  _id: '01900000-0000-7000-8000-0000000000a1',
  firstname: 'Zoé',
  lastname: 'Arsenault',
  email: 'zoe@example.org',
};
const password = 'amber-canoe-violin';

async function open(kind: HelpKind | null, changes: { email?: string; username?: string } = {}) {
  const onClosed = vi.fn();
  const { user } = await server.render(
    <HelpModal student={{ ...student, ...changes }} kind={kind} onClosed={onClosed} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const press = (label: string) => user.click(dialog.getByRole('button', { name: label }));
  return { user, dialog, press, onClosed };
}
const answerPassword = () =>
  server.on(givePassword, { password, expires: '2026-10-10T12:00:00.000Z' });
const spokenPassword = () => screen.getAllByRole('status').some((e) => e.textContent === password);
/** The slip for printing and the text for screen readers are in the document too. */
const passwordOnScreen = () => screen.getByText(password, { selector: 'span[aria-hidden="true"]' });

it('asks which help is needed and explains the consequences of a new password', async () => {
  const given = answerPassword();
  const { dialog, press } = await open(null);
  await press(t('access.password'));
  await waitFor(() =>
    expect(dialog.getByRole('heading')).toHaveTextContent(t('newPassword.heading', { name })),
  );
  await waitFor(() => expect(dialog.getByText(t('newPassword.text', { name }))).toHaveFocus());
  expect(dialog.getByText(t('newPassword.once', { name }))).toBeVisible();
  expect(given).toEqual([]);
});

it('shows the new password only while the button is held', async () => {
  answerPassword();
  const { user, dialog, press, onClosed } = await open('password');
  await press(t('newPassword.make'));
  await waitFor(() => expect(dialog.getByText(t('newPassword.hidden'))).toBeInTheDocument());
  const button = dialog.getByRole('button', { name: t('newPassword.hold') });
  expect(passwordOnScreen()).not.toBeVisible();
  fireEvent.pointerDown(button);
  expect(passwordOnScreen()).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(passwordOnScreen()).not.toBeVisible();
  expect(spokenPassword()).toBe(false);
  button.focus();
  for (const key of ['Enter', ' ']) {
    fireEvent.keyDown(button, { key });
    expect(passwordOnScreen()).toBeVisible();
    fireEvent.keyUp(button, { key });
    expect(passwordOnScreen()).not.toBeVisible();
  }
  fireEvent.pointerDown(button);
  fireEvent.pointerLeave(button);
  expect(passwordOnScreen()).not.toBeVisible();
  await user.keyboard('{Tab}');
  await press(t('access.done'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
});

it('speaks the password to a screen reader, which clicks without holding', async () => {
  answerPassword();
  const { dialog, press } = await open('password');
  await press(t('newPassword.make'));
  const button = await dialog.findByRole('button', { name: t('newPassword.hold') });
  fireEvent.click(button);
  expect(spokenPassword()).toBe(true);
  expect(passwordOnScreen()).not.toBeVisible();
});

it('copies the password, and says so if the browser refuses', async () => {
  answerPassword();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const { dialog, press } = await open('password');
  await press(t('newPassword.make'));
  await waitFor(() => expect(dialog.getByText(t('newPassword.hidden'))).toBeInTheDocument());
  await press(t('newPassword.copy'));
  await waitFor(() => expect(dialog.getByText(t('newPassword.copied'))).toBeVisible());
  expect(write).toHaveBeenCalledWith(password);
  write.mockRejectedValueOnce(new Error('refused'));
  await press(t('newPassword.copy'));
  await waitFor(() => expect(dialog.getByText(t('newPassword.copyFailed'))).toBeVisible());
});

it('shows why no password can be given', async () => {
  server.on(givePassword, new Refusal('student/single-sign-on'));
  const { dialog, press, onClosed } = await open('password');
  await press(t('newPassword.make'));
  await waitFor(() => expect(dialog.getByText(error('student/single-sign-on'))).toBeVisible());
  await press(t('access.cancel'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(false));
});

it('sends the corrected address and says where the link went', async () => {
  const sent = server.on(correctEmail, { pendingEmail: 'zoe@school.example' });
  const { user, dialog, press, onClosed } = await open('email');
  expect(dialog.getByText(t('email.current', { login: student.email }))).toBeVisible();
  expect(dialog.getByText(t('email.oldTold'))).toBeVisible();
  await user.fill(dialog.getByLabelText(t('email.field')), 'zoe@school.example');
  await press(t('email.send'));
  const done = t('email.sent', { email: 'zoe@school.example' });
  await waitFor(() => expect(dialog.getByText(done)).toHaveFocus());
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'zoe@school.example' }]);
  await press(t('access.done'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
});

it('shows a refused address at its field', async () => {
  server.on(correctEmail, new Refusal('auth/email-already-exists'));
  const { user, dialog, press } = await open('email');
  const field = dialog.getByLabelText(t('email.field'));
  await user.fill(field, 'taken@school.example');
  await press(t('email.send'));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(error('auth/email-already-exists')),
  );
  expect(field).toHaveFocus();
});

const withoutEmail = { email: '', username: 'brave-otter-271' };
const usernameText = t('access.username', { login: withoutEmail.username });

it('adds an address for a student without one and shows the username', async () => {
  const { dialog, press } = await open(null, withoutEmail);
  await press(t('access.addEmail'));
  await waitFor(() =>
    expect(dialog.getByRole('heading')).toHaveTextContent(t('email.addHeading', { name })),
  );
  expect(dialog.getByText(usernameText)).toBeVisible();
  expect(dialog.queryByText(t('email.oldTold'))).toBeNull();
});

it('shows the username with the new password and on its slip', async () => {
  answerPassword();
  const { dialog, press } = await open('password', withoutEmail);
  await press(t('newPassword.make'));
  await waitFor(() => expect(dialog.getAllByText(usernameText)).toHaveLength(2));
});
