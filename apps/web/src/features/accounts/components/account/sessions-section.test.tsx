import { endOwnSessions, listOwnSessions, type OwnSession } from '@trio/contracts/own-sessions';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { words } from '../../../../../test/words.ts';
import { SessionsSection } from './sessions-section.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const session = (changes: Partial<OwnSession> = {}): OwnSession => ({
  _id: crypto.randomUUID(),
  started: '2026-03-02T12:00:00.000Z',
  lastActive: '2026-03-02T12:30:00.000Z',
  isCurrent: false,
  ...changes,
});
const here = session({ isCurrent: true });
const school = session({ started: '2026-03-01T12:00:00.000Z' });
const library = session({ started: '2026-02-28T12:00:00.000Z' });

const show = (account = accountOf('student')) => renderAs(server, account, <SessionsSection />);
const endButton = () => screen.findByRole('button', { name: t('sessions.end') });
const password = () => screen.getByLabelText(t('password.current'));

it('says that the person is logged in nowhere else', async () => {
  server.on(listOwnSessions, { sessions: [here] });
  await show();
  expect(await screen.findByText(t('sessions.onlyHere'))).toBeVisible();
  expect(screen.getByText(/On this device since Mar 2, 2026/u)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('logs out on all other devices with the password, and gives the focus to the outcome', async () => {
  server.on(listOwnSessions, { sessions: [here, school, library] });
  const ended = server.on(endOwnSessions, undefined);
  const { user } = await show();
  const button = await endButton();
  expect(await axeViolations()).toEqual([]);
  await user.fill(password(), 'my password');
  await user.click(button);
  const outcome = await screen.findByText(t('sessions.ended'));
  await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
  expect(ended.map(({ body }) => body)).toEqual([
    { sessions: [school._id, library._id], currentPassword: 'my password' },
  ]);
  expect(screen.getByText(t('sessions.onlyHere'))).toBeVisible();
});

it('leaves a device logged in that is not chosen', async () => {
  server.on(listOwnSessions, { sessions: [here, school, library] });
  const ended = server.on(endOwnSessions, undefined);
  const { user } = await show();
  await user.click(await screen.findByLabelText(/Since Feb 28, 2026/u));
  await user.fill(password(), 'my password');
  await user.click(await endButton());
  await screen.findByText(t('sessions.ended'));
  expect(ended.map(({ body }) => body)).toMatchObject([{ sessions: [school._id] }]);
  expect(screen.getByLabelText(/Since Feb 28, 2026/u)).toBeVisible();
});

it('shows a wrong password at its field', async () => {
  server.on(listOwnSessions, { sessions: [here, school] });
  server.on(endOwnSessions, new Refusal('form/current-password-wrong'));
  const { user } = await show();
  await user.fill(await screen.findByLabelText(t('password.current')), 'not this');
  await user.click(await endButton());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription(
    expect.stringContaining(t('form/current-password-wrong')),
  );
});

it('asks no password of a person without one', async () => {
  server.on(listOwnSessions, { sessions: [here, school] });
  await show({ ...accountOf('student'), hasPassword: false });
  await endButton();
  expect(screen.queryByLabelText(t('password.current'))).toBeNull();
});

it('offers to try again without a network', async () => {
  server.on(listOwnSessions, offline);
  const { user } = await show();
  const again = await screen.findByRole('button', { name: t('panel.retry') });
  server.on(listOwnSessions, { sessions: [here] });
  await user.click(again);
  expect(await screen.findByText(t('sessions.onlyHere'))).toBeVisible();
});
