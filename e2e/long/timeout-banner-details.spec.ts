import { expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

const visits = [
  { language: 'en', width: 1440 },
  { language: 'fr', width: 360 },
] as const;

for (const { language, width } of visits) {
  test.describe(`the timeout banner in ${language} at ${width} px`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width, height: 740 } });
    const t = words[language];

    test('leads to log-in by keyboard, stays behind the modal, and is still there after it closes', async ({
      page,
    }) => {
      await page.goto('/?timeout=1');
      await page.getByRole('link', { name: t('timeout.login') }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('login.heading') });
      await expect(dialog).toBeVisible();
      await expect(page.getByText(t('timeout.text'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: t('timeout.login') })).toBeFocused();
    });

    test.describe('before the fonts arrive', () => {
      test.use({ expectedErrors: ['net::ERR_FAILED'] });

      test('is present at the first paint, without layout shift', async ({ page }) => {
        // Text changes its size when a font arrives and the machine has none of the matched fallbacks.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              shifts.push((entry as PerformanceEntry & { value: number }).value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/?timeout=1');
        await expect(page.getByRole('status')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts);
        expect(shifts).toEqual([]);
      });
    });

    test('is hidden for a logged-in user', async ({ page }) => {
      await signIn(page, 'student');
      await page.goto('/?timeout=1');
      await expect(page).toHaveURL('/dashboard/cards');
    });
  });
}
