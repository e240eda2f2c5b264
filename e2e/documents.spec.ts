import { deckDocuments } from '../packages/contracts/src/documents.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// In a tab of a browser that keeps our pages for when there is no network.
test.use({ serviceWorkers: 'allow' });

for (const [language, path] of Object.entries(deckDocuments)) {
  test(`the deck’s accessible PDF in ${language} comes from the server, as a PDF`, async ({
    page,
  }) => {
    await page.goto('/');
    await takeServiceWorker(page);
    const answered = page.waitForResponse((response) => response.url().endsWith(path));
    // A browser without a viewer saves it, and so ends the visit.
    await page.goto(path).catch(() => null);
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.fromServiceWorker()).toBe(false);
    const file = await page.request.get(path);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

// A tab that shows a PDF has no page of ours to name its icon: it asks where icons have always been.
test('a tab finds our icon without being told where', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  // The mark of that format, and at least one picture in it.
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect((await icon.body())[4]).toBeGreaterThan(0);
});

/** As the cards area does it. From here on it is asked first. */
const takeServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    await serviceWorker.register('/sw.js');
    if (!serviceWorker.controller) await taken;
  });
