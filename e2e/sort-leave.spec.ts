import type { Page } from '@playwright/test';
import { asNewStudent } from './account-people.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectSaved } from './saved-sort.ts';
import {
  answerAll,
  answerCards,
  expectCard,
  openFirstCard,
  startSort,
  answersFor,
} from './sort-page.ts';
import { words } from './words.ts';

const t = words.en;
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

const warning = (page: Page) => page.getByRole('dialog', { name: t('leave.heading') });
const choose = (page: Page, name: string) =>
  warning(page).getByRole('button', { name, exact: true }).click();
const goByHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('whoever leaves in the middle is asked: keep sorting, save for later, stop', async ({
  page,
}) => {
  await startSort(page);
  await answerCards(page, ['like', 'dislike', 'superlike']);
  await expectCard(page, 4);

  await goByHeader(page, t('nav.help'));
  await expect(warning(page)).toBeVisible();
  await expectNoFaults(page, 'the leave warning');
  await choose(page, t('leave.stay'));
  await expect(warning(page)).toBeHidden();
  await expectCard(page, 4);

  // The logo and the way out of the session ask too.
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
  // A page that loads anew would cut it off and ask again, of a sort that is gone by then.
  const isGone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await choose(page, t('leave.stop'));
  await expect(page).toHaveURL('/dashboard/cards');
  expect((await isGone).status()).toBe(204);
  await page.goto('/dashboard/cards/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('intro.heading'));
});

test('the browser’s own way back out of the sort asks, and stays where it was', async ({
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

test('an address that is no step of this sort leads to where its student belongs', async ({
  page,
}) => {
  await asNewStudent(page);
  // No sort under way.
  await page.goto('/dashboard/cards/3');
  await expect(page).toHaveURL('/dashboard/cards');
  await openFirstCard(page);
  await answerCards(page, ['like', 'like']);
  await expectCard(page, 3);
  // Beyond what has been answered, beyond the deck, before its start.
  await page.goto('/dashboard/cards/12');
  await expectCard(page, 3);
  await page.goto('/dashboard/cards/57');
  await expectCard(page, 1);
  await page.goto('/dashboard/cards/0');
  await expectCard(page, 1);
  await page.goto('/dashboard/cards/2');
  await expectCard(page, 2);
});

test.describe('no page of ours', () => {
  test.use({ expectedErrors: ['404'] });
  test('a card that is not a number is not found', async ({ page }) => {
    await asNewStudent(page);
    const answer = await page.goto('/dashboard/cards/abc');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
  });
});

test('once all are answered, a card’s address leads to the pick', async ({ page }) => {
  await startSort(page);
  await answerAll(page, ['like', 'like', 'superlike']);
  await expect(page).toHaveURL('/dashboard/cards/select');
  // Nobody answers 56 cards in half a second: the device is still writing them.
  await expectSaved(page.context(), answersFor(['like', 'like', 'superlike']));
  await page.goto('/dashboard/cards/5');
  await expect(page).toHaveURL('/dashboard/cards/select');
});
