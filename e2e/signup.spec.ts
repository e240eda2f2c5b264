import { expectNoFaults } from './axe.ts';
import { demoSignIns, expect, test } from './fixtures.ts';
import { expectInSight, field, fill, newStudent, visits } from './signup-form.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`sign-up in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('tells each what is kept, and where to read more', async ({ page, context }) => {
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('signup.notice.student'))).toBeVisible();
      await dialog.getByRole('radio', { name: t('signup.school') }).click();
      await expect(dialog.getByText(t('signup.notice.school'))).toBeVisible();
      const opened = context.waitForEvent('page');
      await dialog.getByRole('link', { name: t('signup.privacy') }).click();
      await expect(await opened).toHaveURL('/privacy');
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: ['409'] });

      test('for an address that is known, leads on to log in and to a new password', async ({
        page,
      }) => {
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
          if (path === '/login') await expectNoFaults(page);
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

test.describe('whatever the server answers', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['400', '403', '429'] });
  const t = words.en;
  const refusals = [
    { code: 'auth/email-domain-not-whitelisted', status: 403, name: 'email' },
    { code: 'auth/email-domain-blacklisted', status: 403, name: 'email' },
    { code: 'auth/invalid-email', status: 400, name: 'email' },
  ] as const;

  for (const { code, status, name } of refusals) {
    test(`${code} is said at the ${name}`, async ({ page }) => {
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ status, json: { code, message: '' } }),
      );
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await fill(dialog, newStudent());
      await page.keyboard.press('Enter');
      await expect(field(dialog, name)).toBeFocused();
      await expect(field(dialog, name)).toHaveAccessibleDescription(t(code));
    });
  }

  test('too many tries are said beside the button', async ({ page }) => {
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 429, json: { code: 'request/rate-limited', message: '' } }),
    );
    await page.goto('/signup');
    const dialog = page.getByRole('dialog');
    await fill(dialog, newStudent());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(t('request/rate-limited'));
    await expect(dialog.getByRole('alert')).toBeInViewport();
  });

  test('one form is sent once, however often it is submitted', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route('**/api/auth/register', async (route) => {
      sent += 1;
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
    expect(sent).toBe(1);
  });
});

test.describe('where only the sign-in fails', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['503'] });
  const t = words.en;

  test('a second try signs in to the account that the first one made', async ({ page }) => {
    let isDown = true;
    await page.route('**/api/identity/sign-in', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'server/unavailable', message: '' } })
        : route.continue(),
    );
    await page.goto('/signup');
    const dialog = page.getByRole('dialog');
    await fill(dialog, newStudent());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(t('server/unavailable'));
    isDown = false;
    await dialog.getByRole('button', { name: t('signup.submit') }).click();
    await expect(page).toHaveURL('/dashboard/cards');
  });
});
