import { cards } from '../../packages/deck/src/cards.ts';
import { expect, test } from '../fixtures.ts';
import { devToken } from '../start-product.ts';
import { words } from '../words.ts';

for (const language of ['en', 'fr'] as const) {
  test.describe(`the contact sheet in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 1440, height: 900 } });
    const t = words[language];

    test('shows every front with its title, category and drawing', async ({ page }) => {
      await page.goto(`/dev/deck?token=${devToken}`);
      await expect(page.getByRole('figure')).toHaveCount(cards.length);
      for (const card of cards) {
        const front = page.locator(`#${card.key}`);
        await expect(front.getByText(card.title[language], { exact: true })).toBeVisible();
        await expect(
          front.getByRole('img', { name: t(`category.${card.color}`), exact: true }),
        ).toBeVisible();
        if (card.words) await expect(front.getByAltText(card.words.alt[language])).toBeVisible();
      }
    });

    test('shows every back with its texts and careers, and only the trades on request', async ({
      page,
    }) => {
      await page.goto(`/dev/deck?token=${devToken}`);
      await page.getByRole('radio', { name: t('sheet.backs') }).click();
      const water = page.locator('#freshWater');
      const source = cards.find(({ key }) => key === 'freshWater');
      await expect(water.getByRole('heading', { level: 2 })).toHaveText(
        source?.title[language] ?? '',
      );
      await expect(water.getByText(t('card.trades'))).toBeVisible();
      for (const paragraph of source?.words?.paragraphs[language] ?? []) {
        await expect(water.getByText(paragraph)).toBeVisible();
      }
      await expect(water.getByRole('link')).toHaveText(
        source?.careers.map(({ title }) => title[language]) ?? [],
      );

      await expect(
        page.locator('#entrepreneurship').getByText(t('card.careersNone')),
      ).toBeVisible();
      await page.getByRole('checkbox', { name: t('sheet.trades') }).click();
      await expect(page.getByRole('article')).toHaveCount(
        cards.filter(({ isTrades }) => isTrades).length,
      );
    });
  });
}
