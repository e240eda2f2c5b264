import { deckDocuments } from '../packages/contracts/src/documents.ts';
import { expect, test } from './fixtures.ts';
import { takeServiceWorker } from './visitors.ts';

// The PDF must come from the server even when a service worker is active.
test.use({ serviceWorkers: 'allow' });

for (const [language, path] of Object.entries(deckDocuments)) {
  test(`serves the deck’s accessible PDF in ${language} as a PDF`, async ({ page }) => {
    await page.goto('/');
    await takeServiceWorker(page);
    const answered = page.waitForResponse((response) => response.url().endsWith(path));
    // A browser without a PDF viewer downloads it, which aborts the navigation.
    await page.goto(path).catch(() => null);
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.fromServiceWorker()).toBe(false);
    const file = await page.request.get(path);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

// A tab that shows a PDF has no page of ours with an icon link, so it requests /favicon.ico.
test('serves the icon at the default address', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  // The ICO signature, and at least one image.
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect((await icon.body())[4]).toBeGreaterThan(0);
});
