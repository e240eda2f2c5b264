import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { demoCode, demoSignIns, expect, newEmail, test } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';
import { words } from './words.ts';

const visits = [
  { language: 'en', locale: 'en-CA', viewport: { width: 1440, height: 900 } },
  { language: 'fr', locale: 'fr-CA', viewport: { width: 360, height: 640 } },
] as const;
const oldPassword = 'quiet green lantern';
const newPassword = 'loud orange kettle';
const madeUpToken = 'x'.repeat(43);

/** A student of their own for each test, made through the API: these tests are about something else. */
async function register(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/auth/register', {
    data: {
      type: 'student',
      firstname: 'Amélie',
      lastname: 'Roy',
      email,
      code: demoCode,
      password: oldPassword,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** As a page that asked for a reset would have it mailed. */
async function mailedReset(page: Page, email: string): Promise<string> {
  expect((await page.request.post('/api/identity/reset', { data: { email } })).status()).toBe(204);
  return readMailedLink(page.request, email, '/login?reset=');
}

for (const { language, locale, viewport } of visits) {
  test.describe(`a forgotten password in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('is replaced by mail, by keyboard alone', async ({ page }) => {
      const email = await register(page);
      await page.goto('/login');
      await expect(page.getByLabel(t('field.email'))).toBeFocused();
      await page.keyboard.type(email);
      await page.getByRole('link', { name: t('login.forgot') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: t('forgot.heading') })).toBeVisible();
      expect(page.url()).toMatch(/\/forgot$/u);
      await expect(page.getByLabel(t('field.email'))).toHaveValue(email);
      await expect(page.getByLabel(t('field.email'))).toBeFocused();
      await page.keyboard.press('Enter');
      const sent = page.getByRole('dialog', { name: t('forgot.sentHeading') });
      await expect(sent.getByText(t('forgot.sent', { email }))).toBeFocused();
      await expect(sent.getByText(t('forgot.sentTip'))).toBeVisible();
      await expectNoFaults(page);

      await page.goto(await readMailedLink(page.request, email, '/login?reset='));
      await expect(page.getByRole('dialog', { name: t('reset.heading') })).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expectNoFaults(page);
      await expect(page.getByLabel(t('field.newPassword'), { exact: true })).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');

      const login = page.getByRole('dialog', { name: t('login.heading') });
      await expect(login.getByRole('status')).toHaveText(t('reset.done'));
      await expect(login.getByLabel(t('field.email'))).toHaveValue(email);
      await expect(login.getByLabel(t('field.password'), { exact: true })).toBeFocused();
      await expect(login.getByLabel(t('field.password'), { exact: true })).toHaveValue('');
      await expectNoFaults(page);
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/cards');
      const visited = await page.evaluate('navigation.entries().map(({ url }) => url)');
      expect(String(visited)).not.toContain('reset');
    });

    test.describe('with a link', () => {
      test.use({ expectedErrors: ['400'] });

      test('that was used is told so, and gets to a new one', async ({ page }) => {
        const email = await register(page);
        const link = await mailedReset(page, email);
        const token = new URL(link, 'http://trio').searchParams.get('reset');
        const first = await page.request.put('/api/identity/reset', {
          data: { token, password: newPassword },
        });
        expect(await first.json()).toEqual({ email });

        await page.goto(link);
        await page.getByLabel(t('field.newPassword'), { exact: true }).fill(newPassword);
        await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill(newPassword);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: t('link.invalidHeading') });
        await expect(dialog.getByText(t('auth/link-invalid'))).toBeFocused();
        await expectNoFaults(page);
        await dialog.getByRole('link', { name: t('reset.askAgain') }).click();
        await expect(page.getByRole('dialog', { name: t('forgot.heading') })).toBeVisible();
      });

      test('that was cut short is told so at once', async ({ page }) => {
        await page.goto('/login?reset=abc');
        const dialog = page.getByRole('dialog', { name: t('link.invalidHeading') });
        await expect(dialog.getByText(t('auth/link-invalid'))).toBeFocused();
        await expect(page).toHaveURL('/login');
      });

      test('asks for a password that can be kept', async ({ page }) => {
        const link = await mailedReset(page, await register(page));
        await page.goto(link);
        const password = page.getByLabel(t('field.newPassword'), { exact: true });
        const confirm = page.getByLabel(t('field.confirmPassword'), { exact: true });
        await page.getByRole('button', { name: t('reset.submit') }).click();
        await expect(password).toHaveAccessibleDescription(
          new RegExp(t('form/password-required'), 'u'),
        );
        await password.fill('1234567');
        await confirm.fill('7654321');
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('form/password-too-short'))).toBeVisible();
        await expect(confirm).toHaveAccessibleDescription(t('form/passwords-differ'));
        await password.fill('password1');
        await confirm.fill('password1');
        await page.keyboard.press('Enter');
        await expect(password).toBeFocused();
        await expect(page.getByText(t('form/password-common'))).toBeVisible();
        await password.fill(newPassword);
        await confirm.fill(newPassword);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status')).toHaveText(t('reset.done'));
      });
    });

    test.describe('of nobody we know', () => {
      test.use({ expectedErrors: ['404'] });

      test('says so at the address', async ({ page }) => {
        await page.goto('/forgot');
        const email = page.getByLabel(t('field.email'));
        await page.getByRole('button', { name: t('forgot.submit') }).click();
        await expect(email).toHaveAccessibleDescription(t('form/email-required'));
        await email.fill('nobody');
        await page.keyboard.press('Enter');
        await expect(email).toHaveAccessibleDescription(t('auth/invalid-email'));
        await email.fill(newEmail());
        await page.keyboard.press('Enter');
        await expect(email).toHaveAccessibleDescription(t('auth/user-not-found'));
        await expect(email).toBeFocused();
        await expectNoFaults(page);
      });
    });
  });
}

test.describe('a visitor who is signed in', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

  test('may set a new password with a mailed link; every session of the account then ends', async ({
    page,
    browser,
  }) => {
    const email = await register(page);
    const data = { email, password: oldPassword };
    await page.request.post('/api/identity/sign-in', { data });
    const elsewhere = await browser.newContext();
    await elsewhere.request.post('/api/identity/sign-in', { data });

    await page.goto(await mailedReset(page, email));
    await expect(page.getByRole('dialog', { name: t('reset.heading') })).toBeVisible();
    await page.getByLabel(t('field.newPassword'), { exact: true }).fill(newPassword);
    await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(t('reset.done'));
    expect((await elsewhere.request.post('/api/identity/token')).status()).toBe(401);
    await page.getByLabel(t('field.password'), { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/cards');
    await elsewhere.close();
  });

  test('may ask for a link, and comes home on closing', async ({ page }) => {
    const email = await register(page);
    await page.request.post('/api/identity/sign-in', { data: { email, password: oldPassword } });
    await page.goto('/forgot');
    const dialog = page.getByRole('dialog', { name: t('forgot.heading') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/dashboard/cards');
  });
});

test.describe('without a network', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });
  const t = words.en;

  test('asking for a link says so and works once it is back', async ({ page, context }) => {
    await page.goto('/forgot');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('field.email')).fill(demoSignIns.admin);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(t('error.offline'));
    await context.setOffline(false);
    await dialog.getByRole('button', { name: t('forgot.submit') }).click();
    await expect(dialog.getByText(t('forgot.sent', { email: demoSignIns.admin }))).toBeVisible();
  });
});

test('a token is asked for nothing until its reader has typed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/identity/')) calls.push(request.url());
  });
  await page.goto(`/login?reset=${madeUpToken}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls).toEqual([]);
});
