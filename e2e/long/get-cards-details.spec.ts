import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { startProduct, type Product } from '../start-product.ts';
import { words } from '../words.ts';

for (const language of ['en', 'fr'] as const) {
  test.describe(`printed cards, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 1440, height: 900 } });
    const t = words[language];

    test('both addresses open the page for staff, and the menu marks its link as current', async ({
      page,
    }) => {
      for (const role of ['school', 'admin'] as const) {
        await signIn(page, role);
        for (const address of ['/dashboard/cards/get', '/dashboard/getCards']) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('getCards.title'));
          await expect(page).toHaveURL(address);
          // An administrator's rarely used pages are behind one button.
          if (role === 'admin') await page.getByRole('button', { name: t('nav.more') }).click();
          await expect(page.locator('header [aria-current="page"]:visible')).toHaveText(
            t('nav.getCards'),
          );
        }
      }
      await signIn(page, 'student');
      await page.goto('/dashboard/cards/get');
      await expect(page).toHaveURL('/dashboard/cards');
    });

    test('without a shop the page explains how to order and prefills the order message', async ({
      page,
    }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/getCards');
      const ways = page.getByRole('region', { name: t('getCards.ways') });
      await expect(ways).toContainText(t('getCards.deck', { count: 56 }));
      await expect(ways.getByRole('listitem').first()).toHaveText(t('getCards.step.1'));
      await expectNoViolations(page, 'printed cards without a shop');
      await page.getByRole('link', { name: t('getCards.order') }).click();
      await expect(page).toHaveURL('/dashboard/support');
      await expect(page.getByLabel(t('support.message'))).toHaveValue(
        t('getCards.draft', { school: 'Cedar Ridge Secondary School' }),
      );
    });

    test('offers all cards as a document in both languages', async ({ page }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/getCards');
      for (const each of ['en', 'fr'] as const) {
        const link = page.getByRole('link', { name: t(`getCards.printOpen.${each}`) });
        const answer = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toContain('application/pdf');
      }
    });
  });
}

test.describe('with the deployment’s own addresses', () => {
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

  test('opens shop, terms and privacy in new tabs without a referrer', async ({ browser }) => {
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
