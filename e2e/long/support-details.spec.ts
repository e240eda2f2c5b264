import type { Page } from '@playwright/test';
import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { logIn, minutes } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA' });

const field = (page: Page) => page.getByLabel(t('support.message'));

async function openSupport(page: Page): Promise<void> {
  await page.goto('/dashboard/support');
  await expect(field(page)).toBeVisible();
}

test('keeps an unsent message after a visit to another page and after a timeout, for the same user only', async ({
  page,
}) => {
  const { email } = await asNewStudent(page);
  await page.clock.install();
  await openSupport(page);
  await field(page).fill('It began when');
  await page.getByRole('link', { name: t('support.tip.account.link') }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await page.goBack();
  await expect(field(page)).toHaveValue('It began when');

  await page.clock.fastForward(minutes(61));
  await expect(page).toHaveURL('/?timeout=1');
  const support = page.getByRole('banner').getByRole('link', { name: t('nav.help') });
  await page.getByRole('link', { name: t('timeout.login') }).click();
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(email);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await support.click();
  await expect(field(page)).toHaveValue('It began when');
});

test('hides an unsent message from the next user who logs in', async ({ page }) => {
  await asNewStudent(page);
  await openSupport(page);
  await field(page).fill('A secret');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('nav.logout') }).click();
  await banner.getByRole('link', { name: t('nav.login') }).click();
  await logIn(page, 'student');
  await banner.getByRole('link', { name: t('nav.help') }).click();
  await expect(field(page)).toHaveValue('');
});
