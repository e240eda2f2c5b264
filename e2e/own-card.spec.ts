import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { choosePicture, drawPicture, hugePng, openOwnCard } from './own-card-page.ts';
import { deck, openPicking, reloadInSort, savedResult, tile } from './select-page.ts';
import { words } from './words.ts';

const superlike = deck.slice(0, 3);
const t = words.en;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an own card can be created with a picture, survives a reload, and can be edited and removed', async ({
  page,
}) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(dialog.getByLabel(t('own.title'), { exact: true })).toBeFocused();
  await expect(dialog.getByText(t('card/title-required'))).toBeVisible();

  await dialog
    .getByLabel(t('own.title'), { exact: true })
    .fill(`Safe bike lanes ${'x'.repeat(40)}`);
  await expect(dialog.getByLabel(t('own.title'), { exact: true })).toHaveValue(
    `Safe bike lanes ${'x'.repeat(24)}`,
  );
  await dialog.getByLabel(t('own.title'), { exact: true }).fill('Safe bike lanes');
  await expect(dialog.getByText(t('own.count', { count: 15, max: 40 }))).toBeVisible();
  await dialog.getByLabel(t('own.description')).fill('My street has none.');
  await choosePicture(dialog, await drawPicture(page, { width: 3000, height: 2000 }));
  await expect(dialog.getByText(t('own.picture.sent'))).toBeAttached();
  await expectNoViolations(page, 'own card');
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(dialog).toHaveCount(0);

  const mine = page.getByRole('listitem').filter({ has: tile(page, 'Safe bike lanes') });
  // The alt is empty because the title beside the image already names it.
  const picture = mine.locator('img[src^="/api/cards/images/"][alt=""]');
  const isDrawn = () =>
    picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  await tile(page, 'Safe bike lanes').click();
  await expect
    .poll(async () => (await savedResult(page)).cards.find(({ title }) => title !== undefined))
    .toMatchObject({ title: 'Safe bike lanes', rank: 1, color: 'green' });

  await reloadInSort(page);
  await expect.poll(isDrawn).toBe(true);
  await expect(tile(page, 'Safe bike lanes')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: t('own.edit', { title: 'Safe bike lanes' }) }).click();
  const edit = page.getByRole('dialog', { name: t('own.heading.edit') });
  await expect(edit.getByLabel(t('own.description'))).toHaveValue('My street has none.');
  await edit.getByLabel(t('own.title'), { exact: true }).fill('Bike lanes');
  await edit.getByRole('button', { name: t('own.save') }).click();
  await expect(edit).toHaveCount(0);
  await expect(tile(page, 'Bike lanes')).toHaveAccessibleName(
    t('select.card.ranked', { title: 'Bike lanes', rank: 1 }),
  );

  await page.getByRole('button', { name: t('own.edit', { title: 'Bike lanes' }) }).click();
  await edit.getByRole('button', { name: t('own.remove') }).click();
  const question = page.getByRole('dialog', { name: t('own.remove.heading') });
  await expect(question.getByRole('button', { name: t('own.remove.no') })).toBeFocused();
  await question.getByRole('button', { name: t('own.remove.yes') }).click();
  await expect(tile(page, 'Bike lanes')).toHaveCount(0);
  await expect(
    page
      .getByRole('region', { name: t('select.tray.label') })
      .getByRole('listitem')
      .first(),
  ).toHaveText(new RegExp(t('select.tray.free', { rank: 1 }), 'u'));
});

test('refuses each invalid picture with an explanation and keeps the form', async ({ page }) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  await dialog.getByLabel(t('own.title'), { exact: true }).fill('Dogs');
  const good = await drawPicture(page);
  const refusals = [
    ['a GIF by another name', Buffer.from('GIF89a;not a picture'), t('upload/type-invalid')],
    ['an SVG by another name', Buffer.from('<svg xmlns="x"/>'), t('upload/type-invalid')],
    ['nothing at all', Buffer.alloc(0), t('upload/empty')],
    ['too many pixels', hugePng(), t('upload/too-many-pixels')],
    ['a picture cut off in its head', good.subarray(0, 120), t('upload/damaged')],
    ['a picture cut off in its middle', good.subarray(0, good.length / 2), t('upload/damaged')],
  ] as const;
  for (const [what, bytes, message] of refusals) {
    await choosePicture(dialog, bytes);
    await expect(dialog.getByRole('alert'), what).toHaveText(message);
  }
  // Fakes an image that stays too large after resizing; a real one is hard to make.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob([new Uint8Array(2e6)]));
  });
  await choosePicture(dialog, good);
  await expect(dialog.getByRole('alert')).toHaveText(t('upload/too-large'));
  await expect(dialog.getByLabel(t('own.title'), { exact: true })).toHaveValue('Dogs');
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(tile(page, 'Dogs')).toBeVisible();
});

test('allows three own cards and then hides the tile for another', async ({ page }) => {
  await openPicking(page, { superlike });
  for (const title of ['One', 'Two', 'Three']) {
    const dialog = await openOwnCard(page);
    await dialog.getByLabel(t('own.title'), { exact: true }).fill(title);
    await dialog.getByLabel(t('own.title'), { exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(tile(page, title)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: t('own.add') })).toHaveCount(0);
});
