import { expectNoViolations } from './axe.ts';
import { asNewStudent } from './account-people.ts';
import { expect, test } from './fixtures.ts';
import { deck, sendSort, savedResult } from './select-page.ts';
import { expectCard } from './sort-page.ts';
import { words } from './words.ts';

const t = words.en;
const superlike = deck.slice(0, 5);
const [a = '', b = '', c = ''] = deck;

test('a reload resumes the sort; from home the student can continue or start over', async ({
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, [a, b, c]);
  await sendSort(page, { superlike }, undefined, 11);
  await page.goto('/dashboard/cards');
  await expectCard(page, 12);

  await page.getByRole('link', { name: t('nav.sortCards') }).click();
  await page.getByRole('button', { name: t('leave.later') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
  await expect(page.getByText(t('home.continue.card', { index: 12, count: 56 }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('home.sortAgain') })).toHaveCount(0);
  await expectNoViolations(page, 'home with an unfinished sort');
  await page.getByRole('link', { name: t('home.continue.go') }).click();
  await expectCard(page, 12);

  await page.getByRole('link', { name: t('nav.sortCards') }).click();
  await page.getByRole('button', { name: t('leave.later') }).click();
  await page.getByRole('button', { name: t('home.startOver') }).click();
  const question = page.getByRole('dialog', { name: t('home.startOver.heading') });
  await question.getByRole('button', { name: t('home.startOver.yes') }).click();
  await expect(page).toHaveURL('/dashboard/cards/intro');
  await expect.poll(async () => (await savedResult(page)).selected).toEqual([a, b, c]);
});
