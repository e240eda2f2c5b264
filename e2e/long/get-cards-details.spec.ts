import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, signIn, test } from '../fixtures.ts';
import { startProduct, type Product } from '../start-product.ts';
import { words } from '../words.ts';

for (const language of ['en', 'fr'] as const) {
  test.describe(`printed cards, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 1440, height: 900 } });
    const t = words[language];

    test('the address of old takes staff to the cards, where the menu shows them, and students home', async ({
      page,
    }) => {
      for (const role of ['school', 'admin'] as const) {
        await signIn(page, role);
        await page.goto('/dashboard/cards/get');
        await expect(page).toHaveURL('/dashboard/getCards');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('getCards.title'));
        const item = page.getByRole('banner').getByRole('link', { name: t('nav.getCards') });
        await expect(item).toHaveAttribute('aria-current', 'page');
      }
      await signIn(page, 'student');
      await page.goto('/dashboard/cards/get');
      await expect(page).toHaveURL('/dashboard/cards');
    });

    test('without a shop the button leads to the team, with a first sentence', async ({ page }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/getCards');
      await page.getByRole('link', { name: t('getCards.ask') }).click();
      await expect(page).toHaveURL('/dashboard/support');
      await expect(page.getByLabel(t('support.message'))).toHaveValue(t('getCards.draft'));
    });

    test('all cards can be had as a document', async ({ page }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/getCards');
      const link = page.getByRole('link', { name: t('getCards.printOpen') });
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toContain('application/pdf');
    });
  });
}

test.describe('a deployment’s own addresses', () => {
  const t = words.en;
  const addresses = {
    SHOP_URL: 'https://shop.example.org/cards?from=trio',
    TERMS_URL: 'https://board.example.org/terms',
    PRIVACY_URL: 'https://board.example.org/privacy',
  };
  let folder: string;
  let product: Product;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trio-e2e-own-'));
    await chmod(folder, 0o755);
    product = await startProduct(folder, addresses);
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('are where shop, terms and privacy lead, each in a new tab that is told nothing', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-CA' });
    const page = await context.newPage();
    await signIn(page, 'school');
    await page.goto('/dashboard/getCards');
    const footer = page.getByRole('contentinfo');
    const newTab = t('footer.newTab');
    const links = [
      [page.getByRole('main'), t('getCards.shop'), addresses.SHOP_URL],
      [footer, t('footer.terms'), addresses.TERMS_URL],
      [footer, t('footer.privacy'), addresses.PRIVACY_URL],
    ] as const;
    for (const [place, label, address] of links) {
      const link = place.getByRole('link', { name: `${label} ${newTab}` });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noreferrer');
    }
    for (const [path, label, address] of [
      ['/terms', t('terms.ownOpen'), addresses.TERMS_URL],
      ['/privacy', t('privacy.ownOpen'), addresses.PRIVACY_URL],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', address);
    }
    await context.close();
  });
});
