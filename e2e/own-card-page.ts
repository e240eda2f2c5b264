import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

export async function openOwnCard(page: Page, language: Language = 'en'): Promise<Locator> {
  const t = words[language];
  await page.getByRole('button', { name: t('own.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('own.heading.new') });
  await expect(dialog.getByLabel(t('own.title'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('radio', { name: t('category.green') }).check();
  return dialog;
}

/** A photo-sized image with enough colours that compression does not make it tiny. */
export async function drawPicture(
  page: Page,
  { type = 'image/jpeg', width = 800, height = 600 } = {},
): Promise<Buffer> {
  const url = await page.evaluate(
    ([kind, wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser cannot draw.');
      for (let at = 0; at < 40; at += 1) {
        context.fillStyle = `hsl(${at * 9} 80% 55%)`;
        context.fillRect((at * wide) / 40, 0, wide / 40, high);
      }
      return canvas.toDataURL(kind);
    },
    [type, width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

export const choosePicture = (dialog: Locator, buffer: Buffer, name = 'photo.jpg') =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

export function hugePng(): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}
