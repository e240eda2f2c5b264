import { statusIn, studentWithDeletionRequest } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`deletion requests in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('keeps a student who withdrew the request in the meantime', async ({ page }) => {
      const { name, headers } = await studentWithDeletionRequest(page);
      await page.goto('/dashboard/account');
      const requests = page.getByRole('region', { name: t('requests.heading') });
      await requests.getByRole('button', { name: t('requests.deleteOne', { name }) }).click();
      expect((await page.request.delete('/api/users/me/deletion', { headers })).status()).toBe(204);
      await page.getByRole('button', { name: t('requests.confirm') }).click();
      await expect(statusIn(requests, t('requests.gone', { name }))).toBeFocused();
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(200);
    });
  });
}
