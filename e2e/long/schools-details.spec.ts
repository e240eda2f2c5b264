import { expect, test } from '../fixtures.ts';
import { findSchoolRow, newSchoolForAdmin, openSettings } from '../schools-page.ts';
import { words } from '../words.ts';

const t = words.en;

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('keeps the table’s view in the address, and Back restores it', async ({ page }) => {
  const { name } = await newSchoolForAdmin(page);
  await page.goto('/dashboard/students?page=9999&sort=created:desc&unverified=1');
  await expect(page).not.toHaveURL(/page=9999/u);
  await page.getByRole('searchbox', { name: t('table.search') }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/search=/u);
  await expect(page).toHaveURL(/sort=created%3Adesc/u);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('exports the schools as a file named by the date', async ({ page }) => {
  const { name } = await newSchoolForAdmin(page);
  await findSchoolRow(page, name, 'en');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('export.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^schools\d{8}\.csv$/u);
});

test.describe('settings', () => {
  test('are kept in the form when the administrator leaves and returns', async ({ page }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    const address = page.url();
    await page.getByLabel(t('flags.expanded')).check();
    await expect(page.getByText(t('save.unsaved'))).toBeVisible();
    const question = page.getByRole('dialog', { name: t('unsaved.heading') });
    for (const leave of [
      () => page.getByRole('link', { name: t('settings.back') }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await question.getByRole('button', { name: t('unsaved.no') }).click();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel(t('flags.expanded'))).toBeChecked();
    }
    await page.getByRole('button', { name: t('save.undo') }).click();
    await expect(page.getByLabel(t('flags.expanded'))).not.toBeChecked();
    await page.getByRole('link', { name: t('settings.back') }).click();
    await expect(page).toHaveURL(/\/dashboard\/students$/u);
  });

  test('of a deleted school redirect to the overview with a message', async ({ page }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    const address = page.url();
    await page.getByRole('button', { name: t('deleteSchool.yes') }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: t('deleteSchool.yes') }).click();
    await expect(page).toHaveURL(/\/dashboard\/students$/u);
    await expect(
      page.getByRole('status').filter({ hasText: t('deleteSchool.done', { name }) }),
    ).toBeVisible();
    expect(address).toContain('/dashboard/schools/');
  });
});
