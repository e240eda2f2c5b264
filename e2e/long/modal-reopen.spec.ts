import type { Locator } from '@playwright/test';
import { reopenOnceClosed, closing } from '../reopen.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newSchoolForAdmin, openSettings, section, writeCard } from '../schools-page.ts';
import { words } from '../words.ts';

const t = words.en;

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

async function expectToOpenAgain(dialog: Locator, control: Locator): Promise<void> {
  await control.click();
  await expect(dialog).toBeVisible();
  await reopenOnceClosed(control);
  const closed = closing(dialog);
  await dialog.getByRole('button', { name: t('app.close') }).click();
  await closed;
  await expect(dialog).toBeVisible();
}

test.describe('a modal that is requested right after closing opens again', () => {
  test('for a student whose details have their own address', async ({ page }) => {
    await signIn(page, 'school');
    await page.goto('/dashboard/students');
    const name = page.getByRole('table').last().getByRole('row').nth(1).getByRole('button').first();
    await expectToOpenAgain(page.getByRole('dialog'), name);
    await expect(page).toHaveURL(/student=/u);
  });

  test('for a card in the card editor', async ({ page }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    const card = { title: 'Honey', content: 'About bees.' };
    const dialog = await writeCard(page, { en: card, fr: card }, 'en');
    await dialog.getByRole('button', { name: t('editor.save') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const change = t('editor.edit', { title: 'Honey' });
    const edit = t('cards.editOne', { title: 'Honey' });
    await expectToOpenAgain(
      page.getByRole('dialog', { name: change }),
      section(page, t('extra.heading')).getByRole('button', { name: edit }),
    );
  });
});
