import { requestReset } from '@trio/contracts/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { words } from '../../../../test/words.ts';
import { settings } from '../../../lib/settings.ts';
import { ForgotModal } from './forgot-modal.tsx';

const server = installFakeServer();

const open = async ({
  email = '',
  language = 'en',
}: { email?: string; language?: 'en' | 'fr' } = {}) => {
  const page = await renderPage(
    server,
    <ForgotModal linkState={{}} email={email} isImmediate onClosed={() => {}} />,
    { userId: null, language },
  );
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};
const t = words.en;

for (const language of ['en', 'fr'] as const) {
  it(`shows email errors at the field in ${language}`, async () => {
    const say = words[language];
    server.on(requestReset, new Refusal('auth/user-not-found'));
    const { user, dialog } = await open({ language });
    const email = dialog.getByLabelText(say('field.email'));
    await waitFor(() => expect(email).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: say('forgot.submit') }));
    await waitFor(() => expect(dialog.getByText(say('form/email-required'))).toBeVisible());
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await user.fill(email, 'nobody');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText(say('auth/invalid-email'))).toBeVisible());
    await user.fill(email, 'nobody@school.example');
    await user.keyboard('{Enter}');
    await dialog.findByText(say('auth/user-not-found'));
    expect(dialog.getByText(say('hint.auth/user-not-found'))).toBeVisible();
    expect(email).toHaveFocus();
  });
}

it('sends a link, shows the address and lets the user correct it', async () => {
  const requests = server.on(requestReset, undefined);
  const { user, dialog } = await open({ email: 'nour@school.example' });
  await user.click(dialog.getByRole('button', { name: t('forgot.submit') }));
  const sent = await dialog.findByText(t('forgot.sent', { email: 'nour@school.example' }));
  await waitFor(() => expect(sent).toHaveFocus());
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'nour@school.example' }]);
  await user.click(dialog.getByRole('button', { name: t('forgot.wrongAddress') }));
  await waitFor(() =>
    expect(dialog.getByLabelText(t('field.email'))).toHaveValue('nour@school.example'),
  );
});

it('shows a network error and can send again', async () => {
  server.on(requestReset, offline);
  const { user, dialog } = await open({ email: 'nour@school.example' });
  await user.click(dialog.getByRole('button', { name: t('forgot.submit') }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('error.offline')));
  server.on(requestReset, undefined);
  await user.click(dialog.getByRole('button', { name: t('forgot.submit') }));
  await waitFor(() =>
    expect(dialog.getByText(t('forgot.sent', { email: 'nour@school.example' }))).toBeVisible(),
  );
});

it('does not reveal whether an account exists if the deployment hides it', async () => {
  vi.spyOn(settings, 'hidesAccountExistence', 'get').mockReturnValue(true);
  server.on(requestReset, undefined);
  const { user, dialog } = await open({ email: 'nobody@school.example' });
  await user.click(dialog.getByRole('button', { name: t('forgot.submit') }));
  await waitFor(() =>
    expect(
      dialog.getByText(t('forgot.sentIfKnown', { email: 'nobody@school.example' })),
    ).toBeVisible(),
  );
});

it('sends a student with a username to the teacher', async () => {
  const requests = server.on(requestReset, undefined);
  const { user, dialog } = await open({ email: 'brave-otter-271' });
  expect(dialog.getByText(t('forgot.username'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('forgot.submit') }));
  expect(dialog.getByText(t('forgot.username'))).toBeVisible();
  expect(requests).toEqual([]);
});
