import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { drawPicture } from '../own-card-page.ts';
import { newSchoolForAdmin, openSettings, section, writeCard } from '../schools-page.ts';
import { words } from '../words.ts';

const t = words.en;
const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const card = {
  en: { title: 'Honey', content: 'About bees.' },
  fr: { title: 'Miel', content: 'À propos des abeilles.' },
};

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('reorders careers, shows a logo over the picture, and edits and removes a card', async ({
  page,
}) => {
  const { name } = await newSchoolForAdmin(page);
  await openSettings(page, name, 'en');
  const dialog = await writeCard(page, card, 'en');
  const english = dialog.getByRole('group', { name: 'English', exact: true });
  for (const at of [1, 2]) {
    await english.getByRole('button', { name: t('links.add') }).click();
    await english.getByLabel(t('links.title', { at }), { exact: true }).fill(`Career ${at}`);
    await english.getByLabel(t('links.url', { at })).fill(`example.org/${at}`);
  }
  await english.getByRole('button', { name: t('links.up', { at: 2 }) }).click();
  await expect(english.getByLabel(t('links.title', { at: 1 }), { exact: true })).toHaveValue(
    'Career 2',
  );
  await expect(english.getByRole('button', { name: t('links.up', { at: 1 }) })).toBeFocused();
  const preview = dialog.getByRole('region', { name: t('preview.heading') });
  await expect(preview.getByRole('listitem')).toHaveText(['Career 2', 'Career 1']);

  const logo = dialog.getByRole('group', { name: t('picture.logo'), exact: true });
  const buffer = await drawPicture(page, { type: 'image/png', width: 300, height: 100 });
  await logo
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(logo.getByRole('status')).toHaveText(t('picture.sent'));
  await expect(preview.locator('img[src^="/api/cards/pictures/"]')).toHaveCount(2);
  await dialog.getByRole('button', { name: t('editor.save') }).click();

  const cards = section(page, t('extra.heading'));
  await expect(statusWith(page, t('cards.added', { title: 'Honey' }))).toBeVisible();
  await cards.getByRole('button', { name: t('cards.editOne', { title: 'Honey' }) }).click();
  const change = page.getByRole('dialog', { name: t('editor.edit', { title: 'Honey' }) });
  await change
    .getByRole('group', { name: 'English', exact: true })
    .getByLabel(t('field.title'), { exact: true })
    .fill('Honey and wax');
  await change.getByRole('button', { name: t('editor.save') }).click();
  await expect(statusWith(page, t('cards.saved', { title: 'Honey and wax' }))).toBeVisible();
  await page.reload();
  await cards
    .getByRole('button', { name: t('cards.removeOne', { title: 'Honey and wax' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('remove.yes') })
    .click();
  await expect(statusWith(page, t('cards.removed', { title: 'Honey and wax' }))).toBeFocused();
  await expect(cards).toContainText(t('cards.empty'));
});
