import { demoCode, expect, newEmail, test } from './fixtures.ts';
import { typeAndTab } from './signup-form.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`a first visit in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('leads from the landing page to the cards and back by keyboard', async ({ page }) => {
      const email = newEmail();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.heading'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await page.getByRole('link', { name: t('landing.start') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: t('signup.heading.student') })).toBeVisible();
      await expect(page.getByRole('radio', { name: t('signup.student') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(t('field.firstname'))).toBeFocused();
      await typeAndTab(page, ['Amélie', 'Roy', email, demoCode.toLowerCase(), 'correct horse']);
      // The button that shows the password.
      await page.keyboard.press('Tab');
      await page.keyboard.type('correct horse');
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
      await expect(page.getByText(t('home.greeting', { name: 'Amélie' }))).toBeVisible();
      await expect(page).toHaveTitle(`${t('home.title')} · Trio`);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));

      const menu = page.getByRole('button', { name: t('nav.menu') });
      if (await menu.isVisible()) {
        await menu.focus();
        await page.keyboard.press('Enter');
      }
      await page.getByRole('link', { name: t('nav.logout') }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('status')).toHaveText(t('loggedOut.text'));
      await expect(page.getByRole('link', { name: t('landing.start') })).toBeVisible();

      await page.goto('/dashboard/cards');
      await expect(page).toHaveURL('/login');
    });

    test('shows an error for each invalid field and focuses the first one', async ({ page }) => {
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      for (const code of ['firstname', 'lastname', 'email', 'code', 'password'] as const) {
        await expect(dialog.getByText(t(`form/${code}-required`))).toBeVisible();
      }
      const first = dialog.getByLabel(t('field.firstname'));
      await expect(first).toBeFocused();
      await expect(first).toHaveAccessibleDescription(t('form/firstname-required'));
      await expect(dialog.getByRole('alert')).toHaveText(t('form.problems', { count: 5 }));
      await first.fill('A');
      await expect(dialog.getByText(t('form/firstname-required'))).toBeHidden();

      await dialog.getByLabel(t('field.password'), { exact: true }).fill('1234567');
      await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill('7654321');
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await expect(dialog.getByText(t('form/password-too-short'))).toBeVisible();
      // The mismatch is reported only once the first password is valid.
      await expect(dialog.getByText(t('form/passwords-differ'))).toBeHidden();
      await expect(dialog.getByText(t('signup.passwordHint'), { exact: true })).toBeHidden();
      await dialog.getByLabel(t('field.password'), { exact: true }).fill('12345678');
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await expect(dialog.getByText(t('form/passwords-differ'))).toBeVisible();
    });

    test.describe('with an error response', () => {
      test.use({ expectedErrors: ['404'] });

      test('shows the message for an unknown school code and keeps the input', async ({ page }) => {
        await page.goto('/signup');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('field.firstname')).fill('Amélie');
        await dialog.getByLabel(t('field.lastname')).fill('Roy');
        await dialog.getByLabel(t('field.email')).fill(newEmail());
        await dialog.getByLabel(t('field.code')).fill('no such code');
        await dialog.getByLabel(t('field.password'), { exact: true }).fill('correct horse');
        await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill('correct horse');
        await dialog.getByRole('button', { name: t('signup.submit') }).click();
        const code = dialog.getByLabel(t('field.code'));
        await expect(code).toBeFocused();
        await expect(code).toHaveAccessibleDescription(new RegExp(t('auth/school-not-found'), 'u'));
        await expect(code).toBeInViewport();
        await expect(dialog.getByLabel(t('field.firstname'))).toHaveValue('Amélie');
      });
    });
  });
}
