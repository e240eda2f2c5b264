import { asNewStudent } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`log-in with too many attempts in ${language} at ${viewport.width} px`, () => {
    test.use({
      locale,
      viewport,
      expectedErrors: ['status of 429'],
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = words[language];

    test('counts down, keeps the input, and retries until cancelled', async ({ page }) => {
      const { email } = await asNewStudent(page);
      await page.request.post('/api/identity/sign-out');
      // Busy for 1 s, then for 30 s, which is too long for an automatic retry, then free.
      const waits = ['1', '30'];
      let tries = 0;
      await page.route('**/api/identity/sign-in', async (route) => {
        tries += 1;
        const wait = waits.shift();
        if (wait === undefined) return route.continue();
        const code = 'request/rate-limited';
        const headers = { 'retry-after': wait };
        await route.fulfill({ status: 429, headers, json: { code, message: t(code) } });
      });
      await page.goto('/login');
      const dialog = page.getByRole('dialog');
      const typed = dialog.getByLabel(t('field.password'), { exact: true });
      await dialog.getByLabel(t('field.email')).fill(email);
      await typed.fill(password);
      await page.keyboard.press('Enter');

      await expect.poll(() => tries).toBe(2);
      await expect(dialog.getByText(t('login.busy'))).toBeVisible();
      await expect(dialog.getByRole('timer')).toBeVisible();
      await expect(typed).toHaveValue(password);
      await expectNoViolations(page);

      await dialog.getByRole('button', { name: t('login.stop') }).click();
      await expect(dialog.getByRole('timer')).toHaveCount(0);
      await expect(dialog.getByRole('alert')).toHaveText(t('request/rate-limited'));
      await expect(typed).toHaveValue(password);
      expect(tries).toBe(2);

      await dialog.getByRole('button', { name: t('login.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard/u);
    });
  });
}
