import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { withThree } from '../results-page.ts';
import { answerButton, openFirstCard, theCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA' });

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]) {
  test(`shows the footer on the steps and below a card’s answers at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await asNewStudent(page);
    const footer = page.getByRole('contentinfo');
    for (const step of ['intro', 'instructions', 'reminder']) {
      await page.goto(`/dashboard/cards/${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(footer.getByRole('link', { name: t('footer.terms') })).toBeVisible();
    }
    await openFirstCard(page);
    await expect(theCard(page)).toBeInViewport({ ratio: 1 });
    for (const answer of ['dislike', 'like', 'superlike'] as const) {
      await expect(answerButton(page, answer)).toBeInViewport({ ratio: 1 });
    }
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport({ ratio: 1 });
    const top = (await footer.boundingBox())?.y ?? 0;
    const answers = await answerButton(page, 'like').boundingBox();
    const bottom = (answers?.y ?? 0) + (answers?.height ?? 0);
    expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(bottom));
  });
}

test('shows the footer on the profile page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withThree(page);
  // The PDF never arrives, so the page stays.
  await page.route('**/api/results/pdf/ticket', () => {});
  await page.goto('/dashboard/profile?language=en');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the footer is lighter than dashboard pages in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const background = () =>
      page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await asNewStudent(page);
    await page.goto('/dashboard/support');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await background()).toBe(
      colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(32, 32, 63)',
    );
  });
}
