import { said, studentWhoAsked } from './account-people.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`a request for deletion in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('staff delete a student who asked for it, after a second look, by keyboard', async ({
      page,
    }) => {
      const { name, email, headers } = await studentWhoAsked(page);
      await page.goto('/dashboard/account');
      const requests = page.getByRole('region', { name: t('requests.heading') });
      const row = requests.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(name);
      await row.getByRole('button', { name: t('requests.deleteOne', { name }) }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('requests.confirmHeading', { name }) });
      await expect(dialog.getByText(t('requests.confirmText', { email }))).toBeVisible();
      // The focus must not be on the action that cannot be undone.
      await expect(dialog.getByRole('button', { name: t('account.cancel') }).first()).toBeFocused();
      await expectNoFaults(page);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(said(requests, t('requests.deleted', { name }))).toBeFocused();
      await expect(row).toBeHidden();
      await expectNoFaults(page);
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(404);
    });
  });
}
