import { statusIn, studentWithDeletionRequest } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a request for deletion in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('staff confirm and delete a student who requested deletion, by keyboard', async ({
      page,
    }) => {
      const { name, email, headers } = await studentWithDeletionRequest(page);
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
      await expectNoViolations(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(statusIn(requests, t('requests.deleted', { name }))).toBeFocused();
      await expect(row).toBeHidden();
      await expectNoViolations(page);
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(404);
    });
  });
}
