import type { Locator } from '@playwright/test';
import { cards } from '../packages/deck/src/cards.ts';
import { asNewStudent } from './account-people.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { deck, reloadInSort, savedResult, tile, titleOf } from './select-page.ts';
import {
  answerAll,
  answerButton,
  answerCards,
  answersFor,
  deckSize,
  expectCard,
  startSort,
  theCard,
  useDeckOrder,
} from './sort-page.ts';
import { swipe } from './swipe.ts';
import { words } from './words.ts';

test.describe('in English on a desktop, by keyboard alone', () => {
  test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const t = words.en;

  test('sorts from the first page to Confirm, and shows the next card at once after each answer', async ({
    page,
  }) => {
    await useDeckOrder(page);
    await asNewStudent(page);
    await page.goto('/dashboard/cards/intro');
    const goOn = (name: string) => page.getByRole('link', { name, exact: true }).press('Enter');
    await goOn(t('steps.next'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('instructions.heading'));
    await goOn(t('steps.back'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('intro.heading'));
    await goOn(t('steps.next'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('instructions.heading'));
    await goOn(t('steps.next'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reminder.heading'));
    await page.getByRole('button', { name: t('reminder.start') }).focus();
    await page.keyboard.press('Enter');

    await expectCard(page, 1);
    await expect(theCard(page)).toBeFocused();
    await expect(page.getByRole('button', { name: t('table.back') })).toBeHidden();
    await expectNoViolations(page, 'a card');

    for (const key of ['3', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    await expectCard(page, 4);
    await expect(theCard(page)).toBeFocused();
    await expect(page.getByText(cards[3]?.title.en ?? '').first()).toBeVisible();

    await page.goBack();
    await expectCard(page, 3);
    await expect(answerButton(page, 'superlike')).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expectCard(page, 4);

    await page.keyboard.press('Backspace');
    await expectCard(page, 3);
    await expect(answerButton(page, 'superlike')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Control+z');
    await expectCard(page, 2);

    await answerCards(page, answersFor(['superlike', 'like'], 'dislike', deckSize - 1));
    await expect(page).toHaveURL('/dashboard/cards/select');

    const press = async (button: Locator) => {
      await tabTo(page, button);
      await page.keyboard.press('Space');
    };
    await press(page.getByRole('button', { name: t('select.intro.start') }));
    const three = deck.slice(0, 3).toReversed();
    for (const key of three) await press(tile(page, titleOf(key)));
    await press(page.getByRole('button', { name: t('select.confirm') }));
    await expect(page).toHaveURL('/dashboard/cards/results');
    await expect.poll(async () => (await savedResult(page)).confirmed?.selected).toEqual(three);
  });

  test('with too few liked cards returns to card 1 with a message and keeps every answer', async ({
    page,
  }) => {
    await startSort(page);
    await answerAll(page, ['like', 'superlike']);
    const message = page.getByRole('dialog', { name: t('tooFew.heading') });
    await expect(message.getByText(t('tooFew.text', { count: 2 }))).toBeVisible();
    await expectNoViolations(page, 'too few');
    await message.getByRole('button', { name: t('tooFew.start') }).click();
    await expect(message).toBeHidden();
    await expectCard(page, 1);
    await expect(answerButton(page, 'like')).toHaveAttribute('aria-pressed', 'true');
    await expect(theCard(page)).toBeFocused();
    const pick = page.getByRole('link', { name: t('table.toSelect') });
    await answerCards(page, ['superlike', 'like']);
    await expectCard(page, 3);
    await expect(pick).toBeHidden();
    await answerCards(page, ['like']);
    await expectCard(page, 4);
    await pick.click();
    await expect(page).toHaveURL('/dashboard/cards/select');
    await reloadInSort(page);
    await expect(page.getByRole('heading', { name: t('select.title') })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/cards/select');
    await page.getByRole('button', { name: t('select.back') }).click();
    await expectCard(page, 4);
    await answerCards(page, answersFor([], 'dislike', deckSize - 3));
    await expect(page).toHaveURL('/dashboard/cards/select');
  });
});

test.describe('with a network that fails', () => {
  test.use({
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
    expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'],
  });
  const t = words.en;

  test('with too few liked cards offers all cards at once, also after a reload and without a network', async ({
    page,
    context,
  }) => {
    await startSort(page);
    await answerAll(page, ['like']);
    const message = page.getByRole('dialog', { name: t('tooFew.heading') });
    await message.getByRole('button', { name: t('table.toAll') }).click();
    await expect(page).toHaveURL('/dashboard/cards/all');
    const count = (liked: number) => page.getByText(t('all.count', { count: liked, needed: 3 }));
    await expect(count(1)).toBeVisible();
    await expectNoViolations(page, 'all cards');
    const cardsToTap = page.locator('main [aria-pressed="false"]');
    await cardsToTap.nth(3).click();
    await expect(count(2)).toBeVisible();
    const pickIsLoaded = page.waitForResponse(/\/select-page/u);
    await reloadInSort(page);
    await expect(count(2)).toBeVisible();
    await (await pickIsLoaded).finished();
    await context.setOffline(true);
    await cardsToTap.last().click();
    await page.getByRole('link', { name: t('select.intro.start') }).click();
    await expect(page).toHaveURL('/dashboard/cards/select');
    await expect(page.getByRole('heading', { name: t('select.title') })).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('en français sur un téléphone, du bout du doigt', () => {
  test.use({
    locale: 'fr-CA',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });

  test('sorts the whole deck by swiping and tapping, then picks; no card needs scrolling', async ({
    page,
  }) => {
    await startSort(page, 'fr');
    const fits = () =>
      page
        .getByRole('main')
        .evaluate((main) => main.getBoundingClientRect().bottom <= window.innerHeight + 0.5);
    expect(await fits()).toBe(true);
    await swipe(page, 'left');
    await expectCard(page, 2, { language: 'fr' });
    await swipe(page, 'up');
    await expectCard(page, 3, { language: 'fr' });
    await swipe(page, 'right');
    await expectCard(page, 4, { language: 'fr' });
    await swipe(page, 'down');
    await expectCard(page, 4, { language: 'fr' });
    await page.goBack();
    await expect(answerButton(page, 'superlike', 'fr')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(answerButton(page, 'like', 'fr')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(answerButton(page, 'dislike', 'fr')).toHaveAttribute('aria-pressed', 'true');
    await expectCard(page, 1, { language: 'fr' });

    const like = answerButton(page, 'like', 'fr');
    for (let index = 1; index <= deckSize; index += 1) await like.tap();
    await expect(page).toHaveURL('/dashboard/cards/select');

    await page.getByRole('button', { name: words.fr('select.intro.start') }).tap();
    const three = deck.slice(0, 3);
    for (const key of three) await tile(page, titleOf(key, 'fr')).tap();
    await page.getByRole('button', { name: words.fr('select.confirm') }).tap();
    await expect(page).toHaveURL('/dashboard/cards/results');
    await expect.poll(async () => (await savedResult(page)).confirmed?.selected).toEqual(three);
  });
});
