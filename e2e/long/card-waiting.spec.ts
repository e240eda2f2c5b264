import { pages } from '../../packages/contracts/src/pages.ts';
import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { deck, sendSort } from '../select-page.ts';
import { theCard } from '../sort-page.ts';
import { holdResponse } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.en;

for (const [width, height] of [
  [360, 640],
  [412, 823],
  [1024, 768],
] as const) {
  test(`at ${width} px shows a card face down before any script runs, at the place of the first card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await asNewStudent(page);
    await sendSort(page, { superlike: deck.slice(0, 4) }, undefined, 11);
    let letThrough = (): void => {};
    const allowed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/.*\.js$/u, async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto('/dashboard/cards/12', { waitUntil: 'commit' });
    const waiting = page.locator('main img[src*="face-down"]').last();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('status').getByAltText(t('app.loading'))).toBeVisible();
    const before = await waiting.boundingBox();
    letThrough();
    const card = theCard(page);
    await expect(card).toBeVisible();
    await expect(waiting).toHaveCount(0);
    const after = await card.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 999)), side).toBeLessThan(10);
    }
  });
}

test('shows the ordinary loading view before the pick, which has no card in the middle', async ({
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) });
  const release = await holdResponse(page, '**/api/results');
  const asked = page.waitForRequest('**/api/results');
  await page.goto(pages.select.path);
  await asked;
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('app.loading'));
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(pages.select.path);
});
