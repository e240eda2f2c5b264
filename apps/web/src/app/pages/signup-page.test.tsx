import { askGuardian } from '@trio/contracts/guardians';
import { previewCode, register } from '@trio/contracts/registration';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { SignupPage } from './signup-page.tsx';

const server = installFakeServer();
const t = words.en;
const fields = [
  ['firstname', 'Amélie'],
  ['lastname', 'Roy'],
  ['email', 'amelie@example.com'],
  ['code', 'Cedar 4827'],
  ['password', 'quiet green lantern'],
  ['confirmPassword', 'quiet green lantern'],
] as const;

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

describe('the age', () => {
  const open = { state: 'open', schoolname: 'Cedar Ridge' } as const;

  async function fillIn(state: object = {}) {
    const at = { pathname: '/signup', state } as unknown as string;
    const { user } = await renderPage(server, <SignupPage />, { userId: null, at });
    const dialog = within(await screen.findByRole('dialog'));
    for (const [name, text] of fields) {
      await user.fill(dialog.getByLabelText(t(`field.${name}`), { exact: true }), text);
    }
    await dialog.findByText(t('signup.joining', { school: 'Cedar Ridge' }));
    return { user, dialog };
  }

  it('is not asked for the code of an ordinary school', async () => {
    server.on(previewCode, open);
    const { dialog } = await fillIn();
    expect(dialog.queryByLabelText(t('age.age'))).toBeNull();
  });

  it('is asked for the code of a group, and a child below it names a guardian', async () => {
    server.on(previewCode, { ...open, asksAge: true });
    const tried = server.on(register, new Refusal('auth/guardian-required'));
    const { user, dialog } = await fillIn();
    const age = await dialog.findByLabelText(t('age.age'));
    await user.fill(age, '1o');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(t('form/age-invalid'))).toBeVisible();
    expect(age).toHaveFocus();
    await user.fill(age, '11');
    await user.selectOptions(dialog.getByLabelText(t('age.region')), 'CA-QC');
    await user.click(dialog.getByRole('button', { name: t('signup.submit') }));
    const heading = { name: t('askGuardian.heading') };
    expect(await dialog.findByRole('heading', heading)).toHaveFocus();
    expect(tried.map(({ body }) => body)).toMatchObject([{ age: 11, region: 'CA-QC' }]);

    const asked = server.on(askGuardian, { until: '2026-12-03T12:00:00.000Z' });
    const email = dialog.getByLabelText(t('askGuardian.email'));
    await user.fill(email, 'Amelie@example.com');
    await user.click(dialog.getByRole('button', { name: t('askGuardian.send') }));
    expect(await dialog.findByText(t('guardian/own-email'))).toBeVisible();
    await user.fill(email, 'parent@example.com');
    await user.click(dialog.getByRole('button', { name: t('askGuardian.send') }));
    expect(
      await dialog.findByRole('heading', { name: t('askGuardian.sentHeading') }),
    ).toHaveFocus();
    const guardianEmail = 'parent@example.com';
    const body = { code: 'Cedar 4827', age: 11, region: 'CA-QC', guardianEmail };
    expect(asked.map((one) => one.body)).toEqual([body]);
    expect(dialog.queryByLabelText(t('field.firstname'))).toBeNull();
  });
});
