import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { deck, three } from '../select-page.ts';
import { schoolWith } from '../students-page.ts';
import { words } from '../words.ts';

const t = words.en;

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

async function makeFiles(page: Page, kind: 'profiles.zip' | 'profiles.print', save: string) {
  await page.goto('/dashboard/students');
  await page.getByRole('checkbox', { name: t('select.page') }).check();
  await page.getByRole('button', { name: t('bar.profiles'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('profiles.heading') });
  await dialog.getByRole('radio', { name: t(kind) }).check({ force: true });
  await dialog.getByRole('button', { name: t('profiles.make') }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog.getByRole('list', { name: t('profiles.withoutList') })).toHaveText('Roy Sam');
  const file = await saved;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes: new Uint8Array(bytes) };
}

test('the profiles of a selection are one ZIP, or a file to print', async ({ page }) => {
  await schoolWith(page, [
    { firstname: 'Zoé', lastname: 'Arsenault', three },
    { firstname: 'Noah', lastname: 'Côté', three: deck.slice(3, 6) },
    { firstname: 'Sam', lastname: 'Roy' },
  ]);
  const zip = await makeFiles(page, 'profiles.zip', t('profiles.saveZip'));
  expect(zip.name).toBe('Profiles.zip');
  const entries = unzipSync(zip.bytes);
  expect(Object.keys(entries)).toEqual(['Arsenault Zoé.pdf', 'Côté Noah.pdf']);
  const lengths: number[] = [];
  for (const bytes of Object.values(entries)) {
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    lengths.push((await PDFDocument.load(bytes)).getPageCount());
  }

  const part = t('profiles.savePart', { part: 1, first: 1, last: 2 });
  const print = await makeFiles(page, 'profiles.print', part);
  expect(print.name).toBe('Profiles-to-print.pdf');
  const joined = await PDFDocument.load(print.bytes);
  const [first = 0, second = 0] = lengths;
  // The second student begins on an odd page, after a blank one where it is needed.
  expect(joined.getPageCount()).toBe(first + (first % 2) + second);
  const isBlank = joined.getPages().map((each) => each.node.Contents() === undefined);
  expect(isBlank.filter(Boolean)).toHaveLength(first % 2);
  expect(isBlank[first + (first % 2)]).toBe(false);
  expect(joined.catalog.has(PDFName.of('StructTreeRoot'))).toBe(false);
});
