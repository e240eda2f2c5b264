import { expect, signIn, test } from '../fixtures.ts';
import { startSort, theCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA' });

test('enlarges the card and the dashboard from 1920 px', async ({ page }) => {
  const widthAt = async (width: number, target: () => Promise<{ width: number } | null>) => {
    await page.setViewportSize({ width, height: 1080 });
    return Math.round((await target())?.width ?? 0);
  };
  await startSort(page);
  const card = () => theCard(page).boundingBox();
  await expect.poll(() => widthAt(1900, card)).toBe(384);
  await expect.poll(() => widthAt(1920, card)).toBeGreaterThan(400);
  await signIn(page, 'school');
  await page.goto('/dashboard/students');
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  const narrow = await widthAt(1900, () => table.boundingBox());
  await expect.poll(() => widthAt(1920, () => table.boundingBox())).toBeGreaterThan(narrow + 100);
});

test('puts the button of the cookie notice below its text under 375 px', async ({ page }) => {
  const note = page.getByRole('region', { name: t('cookies.label') });
  const isBelow = async (width: number) => {
    await page.setViewportSize({ width, height: 640 });
    const text = await note.getByText(t('cookies.text')).boundingBox();
    const button = await note.getByRole('button', { name: t('cookies.hide') }).boundingBox();
    return Math.round(button?.y ?? 0) >= Math.round((text?.y ?? 0) + (text?.height ?? 0));
  };
  await page.goto('/');
  await expect(note).toBeVisible();
  await expect.poll(() => isBelow(375)).toBe(false);
  await expect.poll(() => isBelow(360)).toBe(true);
});
