import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const token = 'x'.repeat(43);
const email = 'liam@birch-hill.example';

for (const language of ['en', 'fr'] as const) {
  test.describe(`confirming an address in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('explains what to do without a link', async ({ page }) => {
      await page.goto('/confirm');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('link.invalidHeading'));
      await expect(page.getByText(t('confirm.invalid'))).toBeVisible();
    });
  });
}

test.describe('while the server is unreachable', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });
  const t = words.en;

  test('keeps the button for another attempt', async ({ page, context }) => {
    await page.goto(`/confirm?token=${token}`);
    const confirm = page.getByRole('button', { name: t('confirm.submit') });
    await expect(confirm).toBeVisible();
    await context.setOffline(true);
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
    await context.setOffline(false);
    await expectNoViolations(page);
    await page.route('**/api/identity/confirm', (route) =>
      route.fulfill({ json: { kind: 'school', email } }),
    );
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanksHeading'));
  });
});
