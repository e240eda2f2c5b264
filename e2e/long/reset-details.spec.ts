import { expect, test } from '../fixtures.ts';
import { oldPassword, register } from '../reset-link.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a forgotten password in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test.describe('with a link', () => {
      test.use({ expectedErrors: ['400'] });

      test('shows an error at once for a truncated link', async ({ page }) => {
        await page.goto('/login?reset=abc');
        const dialog = page.getByRole('dialog', { name: t('link.invalidHeading') });
        await expect(dialog.getByText(t('auth/link-invalid'))).toBeFocused();
        await expect(page).toHaveURL('/login');
      });
    });
  });
}

test.describe('for a logged-in visitor', () => {
  test.use({ locale: 'en-CA' });
  const t = words.en;

  test('sends a link and returns home on closing', async ({ page }) => {
    const email = await register(page);
    await page.request.post('/api/identity/sign-in', { data: { email, password: oldPassword } });
    await page.goto('/forgot');
    const dialog = page.getByRole('dialog', { name: t('forgot.heading') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/dashboard/cards');
  });
});
