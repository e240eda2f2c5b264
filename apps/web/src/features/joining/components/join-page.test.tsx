import { signIn, signOut } from '@trio/contracts/identity';
import { joinClass, previewJoin, registerWithoutEmail } from '@trio/contracts/joining';
import { pages } from '@trio/contracts/pages';
import { recordUsage } from '@trio/contracts/usage';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import { Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import {
  acceptLogIn,
  accountOf,
  endSessionAfterEach,
  renderAs,
} from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { currentAccount } from '../../../lib/session/session.ts';
import { JoinPage } from './join-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
beforeEach(() => queryClient.clear());
const t = words.en;

const open = {
  state: 'open',
  schoolname: 'Cedar Ridge',
  classname: '9B',
  allowsWithoutEmail: true,
} as const;
const student = () => accountOf('student', { email: '', username: 'brave-otter-271' });

const Elsewhere = () => <p>at {useLocation().pathname}</p>;
const page = (
  <Routes>
    <Route path={pages.join.path} element={<JoinPage />} />
    <Route path={pages.joinClass.path} element={<JoinPage />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);
const at = '/join/Panda-48213';
const visit = (to = at) => renderPage(server, page, { at: to, userId: null });
const button = (name: string) => screen.getByRole('button', { name });

it('takes a code and shows the class, with the code in the address', async () => {
  const asked = server.on(previewJoin, open);
  const { user } = await visit('/join');
  await user.fill(screen.getByLabelText(t('join.code')), ' panda 48213 ');
  await user.click(button(t('join.continue')));
  expect(await screen.findByRole('heading', { name: t('join.isThisYours') })).toBeVisible();
  expect(screen.getByText('9B')).toBeVisible();
  expect(screen.getByText('Cedar Ridge')).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ code: 'panda-48213' });
});

it('requires a code', async () => {
  const { user } = await visit('/join');
  await user.click(button(t('join.continue')));
  expect(screen.getByLabelText(t('join.code'))).toHaveFocus();
});

describe('a visitor', () => {
  it('joins without an email, sees the username and goes to the cards', async () => {
    server.on(previewJoin, open);
    acceptLogIn(server, student());
    const sent = server.on(registerWithoutEmail, {
      _id: crypto.randomUUID(),
      username: 'brave-otter-271',
    });
    const { user } = await visit();
    await user.fill(await screen.findByLabelText(t('field.firstname')), 'Sam');
    await user.fill(screen.getByLabelText(t('field.lastname')), 'Roy');
    await user.fill(screen.getByLabelText(t('field.password')), 'quiet river');
    await user.click(button(t('join.submit')));
    expect(await screen.findByText('brave-otter-271')).toBeVisible();
    expect(screen.getByRole('heading', { name: t('username.heading') })).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([
      { firstname: 'Sam', lastname: 'Roy', password: 'quiet river', code: 'Panda-48213' },
    ]);
    await waitFor(() => expect(currentAccount()?.username).toBe('brave-otter-271'));
    await user.click(button(t('join.toCards')));
    expect(await screen.findByText(`at ${pages.instructions.path}`)).toBeVisible();
  });

  it('keeps the username on screen if the log-in fails, and can try again', async () => {
    server.on(previewJoin, open);
    server.on(recordUsage, { recorded: 1 });
    server.on(registerWithoutEmail, { _id: crypto.randomUUID(), username: 'brave-otter-271' });
    server.on(signIn, new Refusal('server/unavailable'));
    const { user } = await visit();
    await user.fill(await screen.findByLabelText(t('field.firstname')), 'Sam');
    await user.fill(screen.getByLabelText(t('field.lastname')), 'Roy');
    await user.fill(screen.getByLabelText(t('field.password')), 'quiet river');
    await user.click(button(t('join.submit')));
    await user.click(await screen.findByRole('button', { name: t('join.toCards') }));
    expect(await screen.findByText(t('server/unavailable'))).toBeVisible();
    expect(screen.getByText('brave-otter-271')).toBeVisible();
    acceptLogIn(server, student());
    await user.click(button(t('join.toCards')));
    expect(await screen.findByText(`at ${pages.instructions.path}`)).toBeVisible();
  });

  it('sees which field is wrong', async () => {
    server.on(previewJoin, open);
    server.on(registerWithoutEmail, new Refusal('form/password-common'));
    const { user } = await visit();
    await user.fill(await screen.findByLabelText(t('field.firstname')), 'Sam');
    await user.fill(screen.getByLabelText(t('field.lastname')), 'Roy');
    await user.fill(screen.getByLabelText(t('field.password')), 'password1');
    await user.click(button(t('join.submit')));
    await waitFor(() =>
      expect(screen.getByLabelText(t('field.password'))).toHaveAccessibleDescription(
        t('form/password-common'),
      ),
    );
  });

  it('is sent to sign-up where the class needs an email', async () => {
    server.on(previewJoin, { ...open, allowsWithoutEmail: false });
    await visit();
    const link = await screen.findByRole('link', { name: t('join.toSignup') });
    expect(link).toHaveAttribute('href', pages.signup.path);
    expect(screen.queryByLabelText(t('field.firstname'))).toBeNull();
  });

  it.each([
    [{ ...open, state: 'closed' as const }, 'join/class-closed'],
    [{ state: 'unknown' as const }, 'join.unknownHint'],
    [{ state: 'paused' as const }, 'join.paused'],
    [{ state: 'school-closed' as const }, 'auth/school-not-open'],
    [{ ...open, state: 'school' as const, classname: '' }, 'join.schoolCode'],
  ] as const)('reads why %o cannot be joined, and can type another code', async (answer, text) => {
    server.on(previewJoin, answer);
    await visit();
    expect(await screen.findByText(t(text))).toBeVisible();
    expect(screen.getByLabelText(t('join.code'))).toBeVisible();
  });
});

describe('a student who is logged in', () => {
  it('sees the account and only confirms', async () => {
    server.on(previewJoin, open);
    const sent = server.on(joinClass, { schoolname: 'Cedar Ridge', classname: '9B' });
    const { user } = await renderAs(server, student(), page, { at });
    const login = 'brave-otter-271';
    const named = t('join.loggedInAs', { name: 'Nour Haddad', login });
    expect(await screen.findByText(named)).toBeVisible();
    await user.click(button(t('join.confirm')));
    expect(
      await screen.findByRole('heading', { name: t('join.done', { name: '9B' }) }),
    ).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'Panda-48213' }]);
    expect(screen.getByText(login)).toBeVisible();
  });

  it('reads that the class belongs to another school, and can switch the account', async () => {
    server.on(previewJoin, open);
    server.on(joinClass, new Refusal('join/other-school'));
    const { user } = await renderAs(server, student(), page, { at });
    await user.click(await screen.findByRole('button', { name: t('join.confirm') }));
    expect(await screen.findByText(t('join/other-school'))).toBeVisible();
    server.on(signOut, undefined);
    await user.click(button(t('join.switch')));
    expect(await screen.findByRole('link', { name: t('join.login') })).toBeVisible();
  });
});

it('tells staff that only students join, and offers to log out', async () => {
  server.on(previewJoin, open);
  await renderAs(server, accountOf('school'), page, { at });
  expect(await screen.findByText(t('join.studentsOnly'))).toBeVisible();
  expect(button(t('join.logOut'))).toBeVisible();
});
