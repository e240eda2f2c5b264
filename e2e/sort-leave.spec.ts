import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { storedRecords } from './saved-sort.ts';
import { answerCards, expectCard, startSort } from './sort-page.ts';
import { words } from './words.ts';

const t = words.en;
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

const warning = (page: Page) => page.getByRole('dialog', { name: t('leave.heading') });
const choose = (page: Page, name: string) =>
  warning(page).getByRole('button', { name, exact: true }).click();
const goByHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('leaving a sort offers to keep sorting, save it for later or erase it', async ({ page }) => {
  await startSort(page);
  await answerCards(page, ['like', 'dislike', 'superlike']);
  await expectCard(page, 4);

  await goByHeader(page, t('nav.help'));
  await expect(warning(page)).toBeVisible();
  await expectNoViolations(page, 'the leave warning');
  await choose(page, t('leave.stay'));
  await expect(warning(page)).toBeHidden();
  await expectCard(page, 4);

  await goByHeader(page, t('nav.logout'));
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expectCard(page, 4);

  await goByHeader(page, t('nav.help'));
  await choose(page, t('leave.later'));
  await expect(page).toHaveURL('/dashboard/support');
  await page.goto('/dashboard/cards/intro');
  await page.getByRole('button', { name: t('intro.continue') }).click();
  await expectCard(page, 4);

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.home') })
    .click();
  // A page load would cancel the request and send it again, for a sort that is already deleted.
  const isGone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await choose(page, t('leave.stop'));
  await expect(page).toHaveURL('/dashboard/cards');
  expect((await isGone).status()).toBe(204);
  await expect.poll(() => storedRecords(page)).toBe(0);
  await page.goto('/dashboard/cards/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('intro.heading'));
});

test('the browser’s Back button asks before leaving the sort and keeps the card', async ({
  page,
}) => {
  await startSort(page);
  await answerCards(page, ['like']);
  await expectCard(page, 2);
  await page.goBack();
  await expectCard(page, 1);
  await page.goBack();
  await expect(warning(page)).toBeVisible();
  await choose(page, t('leave.stay'));
  await expect(warning(page)).toBeHidden();
  await expectCard(page, 1);
  await page.goBack();
  await choose(page, t('leave.later'));
  await expect(page).toHaveURL('/dashboard/cards/reminder');
});
