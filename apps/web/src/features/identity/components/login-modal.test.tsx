import { resetPassword, signIn } from '@trio/contracts/identity';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { acceptLogIn, accountOf, endSessionAfterEach } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { currentAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import { LoginModal } from './login-modal.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const t = words.en;

const token = 'a'.repeat(43);
const open = async (changes: Partial<Parameters<typeof LoginModal>[0]> = {}, language?: 'fr') => {
  const onClosed = vi.fn();
  const onTokenDone = vi.fn();
  const modal = {
    resetToken: null,
    isInvitation: false,
    linkState: {},
    email: '',
    isImmediate: true,
    onClosed,
    onTokenDone,
    ...changes,
  };
  const page = await renderPage(server, <LoginModal {...modal} />, {
    userId: null,
    language: language ?? 'en',
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...page, dialog, onClosed, onTokenDone, modal };
};
type Opened = Awaited<ReturnType<typeof open>>;
const password = ({ dialog }: Opened) => dialog.getByLabelText(t('field.password'));
const fillIn = async (opened: Opened) => {
  await opened.user.fill(opened.dialog.getByLabelText(t('field.login')), 'nour@school.example');
  await opened.user.fill(password(opened), 'a password');
};

describe('logging in', () => {
  it('sends the email and the password, and logs the user in', async () => {
    const account = accountOf('student');
    const tries = acceptLogIn(server, account);
    const opened = await open();
    await fillIn(opened);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(currentAccount()).toEqual(account));
    expect(tries.map(({ body }) => body)).toEqual([
      { email: 'nour@school.example', password: 'a password' },
    ]);
  });

  it.each([
    [false, t('sso.students')],
    [true, t('sso.everyone')],
  ])('says who may use single sign-on, with STAFF_SSO: %s', async (admitsStaff, text) => {
    vi.spyOn(settings, 'signOnProviders', 'get').mockReturnValue([
      { id: 'google', label: 'Google' },
    ]);
    vi.spyOn(settings, 'admitsStaffBySignOn', 'get').mockReturnValue(admitsStaff);
    const { dialog } = await open();
    expect(dialog.getByText(text)).toBeVisible();
    const button = { name: t('sso.continue', { provider: 'Google' }) };
    expect(dialog.getByRole('button', button)).toBeVisible();
  });

  it('takes a username in the same field', async () => {
    const tries = server.on(signIn, new Refusal('auth/wrong-username-or-password'));
    const opened = await open();
    await opened.user.fill(opened.dialog.getByLabelText(t('field.login')), 'Brave Otter 271');
    await opened.user.fill(password(opened), 'a password');
    await opened.user.keyboard('{Enter}');
    const refusal = t('auth/wrong-username-or-password');
    await waitFor(() => expect(opened.dialog.getByText(refusal)).toBeVisible());
    expect(tries.map(({ body }) => body)).toEqual([
      { email: 'Brave Otter 271', password: 'a password' },
    ]);
  });

  it('requires both fields before it sends a request', async () => {
    const tries = server.on(signIn, undefined);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: t('login.submit') }));
    const email = dialog.getByLabelText(t('field.login'));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(t('form/login-required'));
    expect(dialog.getByRole('alert')).toHaveTextContent(t('form.problems', { count: 2 }));
    expect(tries).toEqual([]);
  });

  it('shows that the password is wrong, with a hint, and keeps the typed text', async () => {
    server.on(signIn, new Refusal('auth/wrong-password'));
    const opened = await open();
    await fillIn(opened);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.dialog.getByText(t('auth/wrong-password'))).toBeVisible());
    expect(opened.dialog.getByText(t('hint.auth/wrong-password'))).toBeVisible();
    expect(opened.dialog.getByRole('alert')).toHaveFocus();
    expect(password(opened)).toHaveValue('a password');
  });

  it('focuses the password if the email is known', async () => {
    const opened = await open({ email: 'nour@school.example' });
    await waitFor(() => expect(password(opened)).toHaveFocus());
    expect(opened.dialog.getByLabelText(t('field.login'))).toHaveValue('nour@school.example');
  });

  it('shows the password on request', async () => {
    const opened = await open();
    await opened.user.click(opened.dialog.getByRole('button', { name: t('field.showPassword') }));
    expect(password(opened)).toHaveAttribute('type', 'text');
    await opened.user.click(opened.dialog.getByRole('button', { name: t('field.hidePassword') }));
    expect(password(opened)).toHaveAttribute('type', 'password');
  });

  it('cannot be closed or sent twice during a request', async () => {
    const answer = Promise.withResolvers<void>();
    const tries = server.on(signIn, async () => {
      await answer.promise;
      return new Refusal('auth/wrong-password');
    });
    const opened = await open();
    await fillIn(opened);
    await opened.user.keyboard('{Enter}');
    await opened.dialog.findByRole('button', { name: t('form.sending') });
    await opened.user.keyboard('{Enter}');
    await opened.user.keyboard('{Escape}');
    await opened.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    answer.resolve();
    await opened.dialog.findByText(t('auth/wrong-password'));
    expect(tries).toHaveLength(1);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.onClosed).toHaveBeenCalledOnce());
  });

  it('counts down while the server is busy, retries, and stops on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const tries = server.on(signIn, new Refusal('request/rate-limited', { retryAfter: 2 }));
    const opened = await open();
    await fillIn(opened);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.dialog.getByText(t('login.busy'))).toHaveFocus());
    expect(opened.dialog.getByRole('timer')).toHaveTextContent(t('login.nextTry', { count: 2 }));
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(opened.dialog.getByRole('timer')).toHaveTextContent(t('login.nextTry', { count: 1 }));
    await act(async () => void vi.advanceTimersByTime(1_000));
    await waitFor(() => expect(tries).toHaveLength(2));
    const stop = await opened.dialog.findByRole('button', { name: t('login.stop') });
    await waitFor(() => expect(stop).not.toHaveAttribute('aria-disabled', 'true'));
    await opened.user.click(stop);
    await waitFor(() => expect(opened.dialog.queryByRole('timer')).toBeNull());
    expect(opened.dialog.getByText(t('request/rate-limited'))).toBeVisible();
    expect(password(opened)).toHaveValue('a password');
    expect(tries).toHaveLength(2);
  });

  it('shows its texts in French', async () => {
    const say = words.fr;
    await open({}, 'fr');
    expect(screen.getByRole('dialog', { name: say('login.heading') })).toBeVisible();
    expect(screen.getByRole('button', { name: say('login.submit') })).toBeVisible();
  });
});

describe('resetting a password', () => {
  const newPassword = ({ dialog }: Opened) => dialog.getByLabelText(t('field.newPassword'));
  const confirm = ({ dialog }: Opened) => dialog.getByLabelText(t('field.confirmPassword'));

  it('reports a truncated link at once', async () => {
    const { dialog } = await open({ resetToken: 'abc' });
    expect(screen.getByRole('dialog', { name: t('link.invalidHeading') })).toBeVisible();
    await waitFor(() => expect(dialog.getByText(t('auth/link-invalid'))).toHaveFocus());
    expect(dialog.getByRole('link', { name: t('reset.askAgain') })).toBeVisible();
  });

  it('reports a link that was used or has expired', async () => {
    server.on(resetPassword, new Refusal('auth/link-invalid'));
    const opened = await open({ resetToken: token });
    await opened.user.fill(newPassword(opened), 'amber kite over the harbour');
    await opened.user.fill(confirm(opened), 'amber kite over the harbour');
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.dialog.getByText(t('auth/link-invalid'))).toBeVisible());
  });

  it('checks the new password before it is sent', async () => {
    const resets = server.on(resetPassword, { email: 'nour@school.example' });
    const opened = await open({ resetToken: token });
    await opened.user.click(opened.dialog.getByRole('button', { name: t('reset.submit') }));
    expect(newPassword(opened)).toHaveAccessibleDescription(
      new RegExp(t('form/password-required'), 'u'),
    );
    await opened.user.fill(newPassword(opened), '1234567');
    await opened.user.fill(confirm(opened), '7654321');
    await opened.user.keyboard('{Enter}');
    expect(opened.dialog.getByText(t('form/password-too-short'))).toBeVisible();
    expect(confirm(opened)).toHaveAccessibleDescription('');
    await opened.user.fill(newPassword(opened), '12345678');
    await opened.user.keyboard('{Enter}');
    expect(confirm(opened)).toHaveAccessibleDescription(t('form/passwords-differ'));
    expect(resets).toEqual([]);
  });

  it('shows at the field that a password is too common', async () => {
    server.on(resetPassword, new Refusal('form/password-common'));
    const opened = await open({ resetToken: token });
    await opened.user.fill(newPassword(opened), 'password1');
    await opened.user.fill(confirm(opened), 'password1');
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.dialog.getByText(t('form/password-common'))).toBeVisible());
    expect(newPassword(opened)).toHaveFocus();
  });

  it('continues to the log-in form with the email filled in', async () => {
    const resets = server.on(resetPassword, { email: 'nour@school.example' });
    const opened = await open({ resetToken: token });
    await opened.user.fill(newPassword(opened), 'amber kite over the harbour');
    await opened.user.fill(confirm(opened), 'amber kite over the harbour');
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.onTokenDone).toHaveBeenCalledOnce());
    expect(resets.map(({ body }) => body)).toEqual([
      { token, password: 'amber kite over the harbour' },
    ]);
    opened.show(<LoginModal {...opened.modal} resetToken={null} />);
    await waitFor(() => expect(opened.dialog.getByText(t('reset.done'))).toBeVisible());
    expect(opened.dialog.getByLabelText(t('field.login'))).toHaveValue('nour@school.example');
    expect(password(opened)).toHaveFocus();
  });
});

describe('a log-in with a password given by staff', () => {
  const given = { token, givenBy: 'Anne Roy', givenAt: '2026-05-03T10:12:00.000Z' };

  async function logInWithGiven() {
    const account = accountOf('student');
    acceptLogIn(server, account);
    server.on(signIn, given);
    const opened = await open();
    await fillIn(opened);
    await opened.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(opened.dialog.getByRole('heading')).toHaveTextContent(t('given.heading')),
    );
    const choose = async () => {
      await opened.user.fill(opened.dialog.getByLabelText(t('field.newPassword')), 'my own words');
      await opened.user.fill(
        opened.dialog.getByLabelText(t('field.confirmPassword')),
        'my own words',
      );
      await opened.user.keyboard('{Enter}');
    };
    return { ...opened, account, choose };
  }

  it('names the giver and logs in only after a new password is chosen', async () => {
    const { dialog, account, choose } = await logInWithGiven();
    expect(currentAccount()).toBeNull();
    await waitFor(() =>
      expect(dialog.getByText(/^On .+, Anne Roy gave you the one you used\./u)).toHaveFocus(),
    );
    const resets = server.on(resetPassword, { email: account.email });
    const tries = acceptLogIn(server, account);
    await choose();
    await waitFor(() => expect(currentAccount()).toEqual(account));
    expect(resets.map(({ body }) => body)).toEqual([{ token, password: 'my own words' }]);
    expect(tries.slice(-1).map(({ body }) => body)).toEqual([
      { email: 'nour@school.example', password: 'my own words' },
    ]);
  });

  it('returns to the log-in if the choice is no longer possible', async () => {
    const { dialog, user, choose } = await logInWithGiven();
    server.on(resetPassword, new Refusal('auth/link-invalid'));
    await choose();
    await waitFor(() => expect(dialog.getByText(t('given.late'))).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: t('login.submit') }));
    expect(dialog.getByLabelText(t('field.login'))).toBeVisible();
    expect(dialog.getByRole('button', { name: t('login.submit') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('repeats only the log-in if that fails after the password is saved', async () => {
    const { user, dialog, account, choose } = await logInWithGiven();
    const resets = server.on(resetPassword, { email: account.email });
    server.on(signIn, new Refusal('server/unavailable'));
    await choose();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    acceptLogIn(server, account);
    await user.click(dialog.getByRole('button', { name: t('given.submit') }));
    await waitFor(() => expect(currentAccount()).toEqual(account));
    expect(resets).toHaveLength(1);
  });
});
