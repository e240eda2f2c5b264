import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isConfirmedOnDevice } from '../saved-sort.ts';
import { deck, openPicking, pickAll, savedResult, three, titleOf } from '../select-page.ts';
import { takeServiceWorker } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.fr;

test.use({
  locale: 'fr-CA',
  viewport: { width: 360, height: 640 },
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
});

/** The posters are the last files that the service worker fetches ahead. */
const areFilesKept = (page: Page) =>
  page.evaluate(async (cards) => {
    const [name] = await caches.keys();
    const files = name === undefined ? [] : await (await caches.open(name)).keys();
    return cards.every((card) => files.some(({ url }) => url.includes(`/assets/${card}-`)));
  }, deck);

test('the pick, the result and home open without a network on a device that has never opened them', async ({
  context,
  page,
}) => {
  await openPicking(page, { superlike: deck.slice(0, 4) }, 'fr');
  await takeServiceWorker(page);
  await expect.poll(() => areFilesKept(page)).toBe(true);

  await context.setOffline(true);
  await pickAll(
    page,
    three.map((key) => titleOf(key, 'fr')),
  );
  await page.getByRole('button', { name: t('select.confirm') }).click();
  await expect(page).toHaveURL('/dashboard/cards/results');
  await expect(page.getByText(t('saved.waiting'))).toBeVisible();
  await expect.poll(() => isConfirmedOnDevice(page)).toBe(true);
  await page.reload();
  await expect(page.getByText(t('saved.waiting'))).toBeVisible();
  await page.goto('/dashboard/cards');
  await expect(page.getByText(t('home.three.waiting'))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t('home.three.waiting'))).toHaveCount(0);
  // It is still being sent for a moment after the connection is back.
  await expect.poll(() => savedResult(page)).toMatchObject({ sortAttempts: 1, selected: three });
});
