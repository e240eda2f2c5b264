import { expectNoFaults } from '../axe.ts';
import { demoSignIns, expect, newEmail, test } from '../fixtures.ts';
import { mailedReset, newPassword, oldPassword, register } from '../reset-link.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a forgotten password in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test.describe('with a link', () => {
      test.use({ expectedErrors: ['400'] });

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
        await expect(confirm).toHaveAccessibleDescription('');
        await password.fill('12345678');
        await page.keyboard.press('Enter');
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
        await expect(email).toHaveAccessibleDescription(
          `${t('auth/user-not-found')} ${t('hint.auth/user-not-found')}`,
        );
        await expect(email).toBeFocused();
        await expectNoFaults(page);
      });
    });
  });
}

test.describe('a visitor who is signed in', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

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

test.describe('where the deployment hides whether an account exists', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

  test('the answer to asking for a link is worded the same for any address', async ({ page }) => {
    await page.route('**/forgot', async (route) => {
      const answer = await route.fetch();
      const shown = 'hidesAccountExistence&quot;:false';
      const body = (await answer.text()).replace(shown, shown.replace('false', 'true'));
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/api/identity/reset', (route) => route.fulfill({ status: 204 }));
    await page.goto('/forgot');
    const dialog = page.getByRole('dialog');
    const email = 'nobody@cedar-ridge.example';
    await dialog.getByLabel(t('field.email')).fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('forgot.sentIfKnown', { email }))).toBeVisible();
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
