import { signIn } from '@trio/contracts/identity';
import { finishLogIn, reportLoss } from '@trio/contracts/second-factor';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { acceptLogIn, accountOf, endSessionAfterEach } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { currentAccount } from '../../../lib/session/session.ts';
import { LoginModal } from './login-modal.tsx';

const server = installFakeServer();
endSessionAfterEach(server);

const token = 'a'.repeat(43);
const account = accountOf('school');

async function askForFactor(language: 'en' | 'fr' = 'en', hasPasskey = false) {
  const t = words[language];
  acceptLogIn(server, account);
  const secondFactor = { token, hasApp: true, hasPasskey };
  server.on(signIn, new Refusal('auth/second-factor-required', { secondFactor }));
  const modal = {
    resetToken: null,
    isInvitation: false,
    linkState: {},
    email: '',
    isImmediate: true,
    onClosed: vi.fn(),
    onTokenDone: vi.fn(),
  };
  const { user } = await renderPage(server, <LoginModal {...modal} />, { userId: null, language });
  await user.fill(await screen.findByLabelText(t('field.login')), 'nour@school.example');
  await user.fill(screen.getByLabelText(t('field.password')), 'a password');
  await user.keyboard('{Enter}');
  const code = await screen.findByLabelText(t('factor.logIn.code'));
  return { t, user, code };
}

const acceptProof = () =>
  server.on(finishLogIn, () => {
    document.cookie = 'trio.present=1; Path=/; SameSite=Lax';
    return undefined;
  });

it.each(['en', 'fr'] as const)(
  'asks for the code after a correct password, and logs in with it, in %s',
  async (language) => {
    const { t, user, code } = await askForFactor(language);
    expect(currentAccount()).toBeNull();
    await waitFor(() => expect(code).toHaveFocus());
    expect(await axeViolations()).toEqual([]);
    const sent = acceptProof();
    await user.fill(code, '123 456');
    await user.click(screen.getByRole('button', { name: t('factor.logIn.submit') }));
    await waitFor(() => expect(currentAccount()).toEqual(account));
    expect(sent.map(({ body }) => body)).toEqual([{ token, code: '123456' }]);
  },
);

it('shows a wrong code beside its field, and lets the person try again', async () => {
  const { t, user, code } = await askForFactor();
  server.on(finishLogIn, new Refusal('factor/code-wrong'));
  await user.fill(code, '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('factor/code-wrong'))).toBeVisible();
  expect(code).toHaveFocus();
});

it('takes a recovery code instead', async () => {
  const { t, user } = await askForFactor();
  await user.click(screen.getByRole('button', { name: t('factor.logIn.useRecovery') }));
  const sent = acceptProof();
  await user.fill(await screen.findByLabelText(t('factor.logIn.recovery')), 'aaaa bbbb-cccc');
  await user.click(screen.getByRole('button', { name: t('factor.logIn.submit') }));
  await waitFor(() => expect(currentAccount()).toEqual(account));
  expect(sent.map(({ body }) => body)).toEqual([{ token, recoveryCode: 'AAAABBBBCCCC' }]);
});

it('offers a passkey only to a person who has one', async () => {
  const { t } = await askForFactor('en', true);
  expect(screen.getByRole('button', { name: t('factor.logIn.usePasskey') })).toBeVisible();
});

it('asks for the password again when the log-in took too long', async () => {
  const { t, user, code } = await askForFactor();
  expect(screen.queryByRole('button', { name: t('factor.logIn.usePasskey') })).toBeNull();
  server.on(finishLogIn, new Refusal('auth/log-in-again'));
  await user.fill(code, '123456');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: t('factor.logIn.again') }));
  expect(await screen.findByLabelText(t('field.password'))).toBeVisible();
});

it('shows the way back only after a second click', async () => {
  const { t, user } = await askForFactor();
  const asked = server.on(reportLoss, { way: 'owner', due: null });
  await user.click(screen.getByRole('button', { name: t('factor.logIn.lost') }));
  expect(await screen.findByText(t('factor.loss.text'))).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('factor.loss.submit') }));
  expect(await screen.findByText(t('factor.loss.owner'))).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ token }]);
});
