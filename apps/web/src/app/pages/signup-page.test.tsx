import { previewCode, register } from '@trio/contracts/registration';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { SignupPage } from './signup-page.tsx';

const server = installFakeServer();
const t = words.en;

it('keeps an error in view when the name of the school arrives after it', async () => {
  await page.viewport(360, 640);
  let answer = () => {};
  const later = new Promise<{ state: 'open'; schoolname: string }>((resolve) => {
    answer = () => resolve({ state: 'open', schoolname: 'Cedar Ridge' });
  });
  server.on(previewCode, () => later);
  server.on(register, new Refusal('request/rate-limited'));
  const { user } = await renderPage(server, <SignupPage />, { userId: null, at: '/signup' });
  const dialog = within(await screen.findByRole('dialog'));
  const fields = [
    ['firstname', 'Amélie'],
    ['lastname', 'Roy'],
    ['email', 'amelie@example.com'],
    ['code', 'Cedar 4827'],
    ['password', 'quiet green lantern'],
    ['confirmPassword', 'quiet green lantern'],
  ] as const;
  for (const [name, text] of fields) {
    await user.fill(dialog.getByLabelText(t(`field.${name}`), { exact: true }), text);
  }
  await user.keyboard('{Enter}');
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveFocus();
  answer();
  await dialog.findByText(t('signup.joining', { school: 'Cedar Ridge' }));
  const { top, bottom } = alert.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});
