import { cards } from '../../packages/deck/src/cards.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { answerButton, expectCard, startSort, theCard, useDeckOrder } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

test('opens the back of a card by key and returns the focus on closing', async ({ page }) => {
  await useDeckOrder(page);
  await startSort(page);
  const first = cards[0];
  await expect(theCard(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const back = page.getByRole('dialog', { name: first?.title.en ?? '' });
  await expect(back.getByText(first?.careers[0]?.title.en ?? '', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'the back of a card');
  await back.getByLabel(t('ideas.label')).fill('Lake guardian');
  await page.keyboard.press('Enter');
  await expect(back.getByRole('listitem').filter({ hasText: 'Lake guardian' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(back).toBeHidden();
  await expect(theCard(page)).toBeFocused();
  await expectCard(page, 1);
  const info = page.getByRole('button', { name: t('table.info') });
  await info.click();
  await back.getByRole('button', { name: t('app.close') }).click();
  await expect(info).toBeFocused();
});

test('takes an answer on the back, by key and by button, and shows the next card', async ({
  page,
}) => {
  await useDeckOrder(page);
  await startSort(page);
  const back = (at: number) => page.getByRole('dialog', { name: cards[at]?.title.en ?? '' });
  await theCard(page).click();
  await expect(back(0)).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectCard(page, 2);
  await expect(theCard(page)).toBeFocused();
  await theCard(page).click();
  await back(1)
    .getByRole('button', { name: t('answer.like'), exact: true })
    .click();
  await expectCard(page, 3);
  await expect(theCard(page)).toBeFocused();
  await theCard(page).click();
  await expect(back(2)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expectCard(page, 2);
  await expect(answerButton(page, 'like')).toHaveAttribute('aria-pressed', 'false');
});
