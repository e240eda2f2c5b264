import { asNewStudent, signInAgain } from '../account-people.ts';
import { demoPassword, expect, test } from '../fixtures.ts';
import { expectSaved } from '../saved-sort.ts';
import { deck, sendSort } from '../select-page.ts';
import { answerAll, answerCards, answersFor, expectCard, startSort } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
const superlike = deck.slice(0, 3);
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

test('an address that is not a step of this sort redirects to the current step', async ({
  page,
}) => {
  await asNewStudent(page);
  await page.goto('/dashboard/cards/3');
  await expect(page).toHaveURL('/dashboard/cards');
  // An index beyond the deck becomes card 1, which starts a sort.
  await page.goto('/dashboard/cards/57');
  await expectCard(page, 1);
  await answerCards(page, ['like', 'like']);
  await expectCard(page, 3);
  await page.goto('/dashboard/cards/12');
  await expectCard(page, 3);
  await page.goto('/dashboard/cards/57');
  await expectCard(page, 1);
  await page.goto('/dashboard/cards/0');
  await expectCard(page, 1);
  await page.goto('/dashboard/cards/2');
  await expectCard(page, 2);
});

test('the first card does not start a sort in an expired school', async ({ page }) => {
  await signInAgain(page, 'student@old-mill.example', demoPassword);
  for (const index of [57, 1]) {
    await page.goto(`/dashboard/cards/${index}`);
    await expect(page).toHaveURL('/dashboard/cards');
  }
});

test.describe('an unknown page', () => {
  test.use({ expectedErrors: ['404'] });
  test('answers 404 for a card that is not a number', async ({ page }) => {
    await asNewStudent(page);
    const answer = await page.goto('/dashboard/cards/abc');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
  });
});

test('redirects a card’s address to the pick once all cards are answered', async ({ page }) => {
  await startSort(page);
  await answerAll(page, ['like', 'like', 'superlike']);
  await expect(page).toHaveURL('/dashboard/cards/select');
  // The device is still saving: the test answered 56 cards in half a second.
  await expectSaved(page.context(), answersFor(['like', 'like', 'superlike']));
  await page.goto('/dashboard/cards/5');
  await expect(page).toHaveURL('/dashboard/cards/select');
});

test('the pick screen requires a sort that is ready for it', async ({ page }) => {
  await asNewStudent(page);
  await page.goto('/dashboard/cards/select');
  await expect(page).toHaveURL('/dashboard/cards');
  await page.goto('/dashboard/cards/results');
  await expect(page).toHaveURL('/dashboard/cards');
  await sendSort(page, { superlike }, undefined, 4);
  await page.goto('/dashboard/cards/select');
  await expectCard(page, 5);
});
