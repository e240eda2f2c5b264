import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { LoginPage } from './login-page.tsx';

const server = installFakeServer();

it('fills in the username from the QR code of a slip, and the focus is on the password', async () => {
  await renderPage(server, <LoginPage />, {
    userId: null,
    at: '/login?username=brave-otter-271',
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(words.en('field.login'))).toHaveValue('brave-otter-271');
  expect(dialog.getByLabelText(words.en('field.password'))).toHaveFocus();
});
