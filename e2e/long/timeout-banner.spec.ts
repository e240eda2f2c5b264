import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const visits = [
  { language: 'en', width: 1440 },
  { language: 'fr', width: 360 },
] as const;

for (const { language, width } of visits) {
  test.describe(`the timeout banner in ${language} at ${width} px`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width, height: 740 } });
    const t = words[language];

    test('shows for any value of the query and can be closed', async ({ page }) => {
      for (const query of ['?timeout=1', '?timeout']) {
        await page.goto(`/${query}`);
        const banner = page.getByRole('status');
        await expect(banner).toContainText(t('timeout.text'));
        await banner.getByRole('button', { name: t('timeout.close') }).click();
        await expect(banner).toBeHidden();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('main')).toBeFocused();
      }
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('timeout.text'))).toBeHidden();
    });

    test('has no axe violations, in light and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/?timeout=1');
      await expect(page.getByRole('status')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
