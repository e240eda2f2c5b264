import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';
import { mailedReset, newPassword, oldPassword, register } from './reset-link.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

const madeUpToken = 'x'.repeat(43);

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`a forgotten password in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('is reset by email, by keyboard alone', async ({ page }) => {
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
      await expectNoViolations(page);

      await page.goto(await readMailedLink(page.request, email, '/login?reset='));
      await expect(page.getByRole('dialog', { name: t('reset.heading') })).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expectNoViolations(page);
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
      await expectNoViolations(page);
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/cards');
      const visited = await page.evaluate('navigation.entries().map(({ url }) => url)');
      expect(String(visited)).not.toContain('reset');
    });

    test.describe('with a link', () => {
      test.use({ expectedErrors: ['400'] });

      test('that was used shows an error and offers a new link', async ({ page }) => {
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
        await expectNoViolations(page);
        await dialog.getByRole('link', { name: t('reset.askAgain') }).click();
        await expect(page.getByRole('dialog', { name: t('forgot.heading') })).toBeVisible();
      });
    });
  });
}

test.describe('for a logged-in visitor', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

  test('accepts a new password from an emailed link and ends every session of the account', async ({
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
});

test('opening a reset link sends no token', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/identity/')) calls.push(request.url());
  });
  await page.goto(`/login?reset=${madeUpToken}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls).toEqual([]);
});
