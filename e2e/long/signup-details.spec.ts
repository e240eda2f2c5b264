import { expect, test } from '../fixtures.ts';
import { field, fill, newStudent } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { studentWords, words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`sign-up in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('shows students and schools which data is stored, with a link to the privacy page', async ({
      page,
      context,
    }) => {
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('signup.notice.student'))).toBeVisible();
      await dialog.getByRole('radio', { name: t('signup.school') }).click();
      await expect(dialog.getByText(t('signup.notice.school'))).toBeVisible();
      const opened = context.waitForEvent('page');
      await dialog.getByRole('link', { name: t('signup.privacy') }).click();
      await expect(await opened).toHaveURL('/privacy');
    });

    test.describe('with an error response', () => {
      test.use({ expectedErrors: ['429'] });

      test('shows too many attempts beside the button', async ({ page }) => {
        await page.route('**/api/auth/register', (route) =>
          route.fulfill({ status: 429, json: { code: 'request/rate-limited', message: '' } }),
        );
        await page.goto('/signup');
        const dialog = page.getByRole('dialog');
        await fill(dialog, newStudent());
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toHaveText(
          studentWords[language]('request/rate-limited'),
        );
        await expect(dialog.getByRole('alert')).toBeInViewport();
      });
    });
  });
}

test.describe('for any error response', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['400', '403'] });
  const t = words.en;
  const notAllowed = 'auth/email-domain-not-whitelisted';
  const refused = 'auth/email-domain-blacklisted';
  const refusals = [
    { code: notAllowed, status: 403, name: 'email', hint: ` ${t(`hint.${notAllowed}`)}` },
    { code: refused, status: 403, name: 'email', hint: ` ${t(`hint.${refused}`)}` },
    { code: 'auth/invalid-email', status: 400, name: 'email', hint: '' },
  ] as const;

  for (const { code, status, name, hint } of refusals) {
    const expected = `${t(code)}${hint}`;
    test(`shows ${code} at the ${name}`, async ({ page }) => {
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ status, json: { code, message: '' } }),
      );
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await fill(dialog, newStudent());
      await page.keyboard.press('Enter');
      await expect(field(dialog, name)).toBeFocused();
      await expect(field(dialog, name)).toHaveAccessibleDescription(expected);
    });
  }
});

test.describe('when only the log-in fails', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['503'] });
  const t = words.en;

  test('a second attempt logs in to the account that the first one created', async ({ page }) => {
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
    await expect(dialog.getByRole('alert')).toContainText(t('server/unavailable'));
    isDown = false;
    await dialog.getByRole('button', { name: t('signup.submit') }).click();
    await expect(page).toHaveURL('/dashboard/cards');
  });
});
