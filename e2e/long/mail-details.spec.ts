import { deadMail } from '../dead-mail.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

for (const language of ['en', 'fr'] as const) {
  test.describe(`mail in ${language}`, () => {
    test.use({ locale: `${language}-CA` });
    const t = words[language];

    test('more than fit on a page are turned over', async ({ page }) => {
      await page.route('**/api/mails?*', (route) => {
        const asked = new URL(route.request().url()).searchParams.get('page');
        const mails = [deadMail({ recipient: `on-${asked}@pins.example` })];
        return route.fulfill({ json: { total: 41, mails } });
      });
      await signIn(page, 'admin');
      await page.goto('/dashboard/mail');
      await expect(page.getByText('on-1@pins.example')).toBeVisible();
      await page.getByRole('link', { name: t('post.next') }).click();
      await expect(page.getByText('on-2@pins.example')).toBeVisible();
      await page.getByRole('link', { name: t('post.next') }).click();
      await expect(page.getByText('on-3@pins.example')).toBeVisible();
      await expect(page.getByText(t('post.page', { page: 3, pages: 3 }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('post.next') })).toHaveCount(0);
    });

    test.describe('without a network', () => {
      test.use({ expectedErrors: ['ERR_FAILED'] });

      test('the list says so and loads when asked again', async ({ page }) => {
        await page.route('**/api/mails?*', (route) => route.abort());
        await signIn(page, 'admin');
        await page.goto('/dashboard/mail');
        await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
        await page.unroute('**/api/mails?*');
        await page.getByRole('button', { name: t('panel.retry') }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByText(t('post.empty.dead'))).toBeVisible();
      });
    });
  });
}
