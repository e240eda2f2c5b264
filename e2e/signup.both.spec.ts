import { expectNoViolations } from './axe.ts';
import { demoSignIns, expect, test } from './fixtures.ts';
import { expectInSight, field, fill, newStudent } from './signup-form.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`sign-up in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('shows the school of a code, or that the code is unknown', async ({ page }) => {
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      const status = dialog.getByRole('status');
      await field(dialog, 'code').fill('cedar-4827');
      await expect(status).toHaveText(
        t('signup.joining', { school: 'Cedar Ridge Secondary School' }),
      );
      await expectInSight(status);
      await expectNoViolations(page);
      await field(dialog, 'code').fill('cedar-4828');
      await expect(status).toBeEmpty();
      await field(dialog, 'password').focus();
      await expect(status).toHaveText(t('auth/school-not-found') + t('hint.auth/school-not-found'));
      await expectInSight(status);
    });

    test.describe('when refused', () => {
      test.use({ expectedErrors: ['409'] });

      test('for a known address shows links to log-in and to a new password', async ({ page }) => {
        const email = demoSignIns.student;
        for (const path of ['/login', '/forgot']) {
          await page.goto('/signup');
          const dialog = page.getByRole('dialog');
          await fill(dialog, { ...newStudent(), email });
          await dialog.getByRole('button', { name: t('signup.submit') }).click();
          await expect(field(dialog, 'email')).toBeFocused();
          await expect(field(dialog, 'email')).toHaveAccessibleDescription(
            t('auth/email-already-exists'),
          );
          await expectInSight(field(dialog, 'email'));
          await expectInSight(dialog.getByText(t('auth/email-already-exists')));
          if (path === '/login') await expectNoViolations(page);
          const name = path === '/login' ? t('signup.loginInstead') : t('login.forgot');
          await dialog.getByRole('link', { name }).click();
          await expect(page).toHaveURL(path);
          const heading = path === '/login' ? t('login.heading') : t('forgot.heading');
          const next = page.getByRole('dialog', { name: heading });
          await expect(field(next, 'email')).toHaveValue(email);
        }
      });
    });
  });
}

test.describe('while the form is being sent', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

  test('sends the form only once, even if it is submitted several times', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: string[][] = [];
    await page.route('**/api/auth/register', async (route) => {
      sent.push(Object.keys(route.request().postDataJSON() as object));
      await held;
      await route.continue();
    });
    await page.goto('/signup');
    const dialog = page.getByRole('dialog');
    await fill(dialog, newStudent());
    await dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await field(dialog, 'confirmPassword').press('Enter');
    await dialog.getByRole('button', { name: t('form.sending') }).click({ force: true });
    await dialog.getByRole('radio', { name: t('signup.school') }).click();
    await expect(dialog.getByRole('radio', { name: t('signup.student') })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/signup');
    release();
    await expect(page).toHaveURL('/dashboard/cards');
    expect(sent).toEqual([['firstname', 'lastname', 'email', 'code', 'password', 'type']]);
  });
});
