import type { Locator, Page } from '@playwright/test';
import { cards } from '../../packages/deck/src/cards.ts';
import { loadDeck } from '../../packages/deck/src/deck.ts';
import { asNewStudent, changeAccount } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { demoPassword, expect, test } from '../fixtures.ts';
import { deck, openPicking, openSelect, pickAll, titleOf } from '../select-page.ts';
import {
  answerButton,
  answerCards,
  expectCard,
  openFirstCard,
  progress,
  startSort,
  theCard,
  useDeckOrder,
} from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
const [first = '', second = '', third = '', fourth = ''] = deck;
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

const fitsScreen = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => main.getBoundingClientRect().bottom <= window.innerHeight + 0.5);

test('keyboard shortcuts can be turned off, and stay off on this device', async ({ page }) => {
  await startSort(page);
  const toggle = page.getByRole('switch', { name: t('table.shortcuts') });
  await toggle.uncheck();
  await theCard(page).focus();
  await page.keyboard.press('2');
  await page.keyboard.press('Tab');
  await expectCard(page, 1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectCard(page, 1);
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  await theCard(page).focus();
  await page.keyboard.press('2');
  await expectCard(page, 2);
});

test('keyboard shortcuts work with any focus, except in a field and in other dialogs', async ({
  page,
}) => {
  await startSort(page);
  await page.keyboard.press('2');
  await expectCard(page, 2);
  await page.getByRole('button', { name: t('table.exit') }).focus();
  await page.keyboard.press('3');
  await expectCard(page, 3);
  await page.getByRole('button', { name: t('table.back') }).click();
  await expectCard(page, 2);
  await page.keyboard.press('1');
  await expectCard(page, 3);
  await page.getByRole('button', { name: t('careers.show') }).click();
  await page.keyboard.press('Backspace');
  await expectCard(page, 2);
  // Beside the card and the answers, arrow keys scroll.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await expectCard(page, 3);
  const field = page.getByLabel(t('ideas.label'));
  await field.fill('12');
  await field.press('Backspace');
  await field.press('3');
  await expect(field).toHaveValue('13');
  await expectCard(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: t('nav.menu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expectCard(page, 3);
});

test('a key that is held down answers one card', async ({ page }) => {
  await startSort(page);
  await page.keyboard.down('3');
  await page.keyboard.down('3');
  await page.keyboard.down('3');
  await page.keyboard.up('3');
  await expectCard(page, 2);
});

test('answering by mouse returns the focus to the card; by keyboard the button keeps it', async ({
  page,
}) => {
  await startSort(page);
  await answerButton(page, 'like').click();
  await expectCard(page, 2);
  await expect(theCard(page)).toBeFocused();
  await answerButton(page, 'like').press('Enter');
  await expectCard(page, 3);
  await expect(answerButton(page, 'like')).toBeFocused();
});

test('announces the front of the new card to a screen reader exactly once', async ({ page }) => {
  await useDeckOrder(page);
  await startSort(page);
  const live = page.locator('main [aria-live="polite"]:not([role="status"])');
  const fronts = (await loadDeck('en')).map(({ title, plain }) => `${title}. ${plain}`);
  await expect(live).toHaveText(fronts[0] ?? '');
  await answerCards(page, ['like']);
  await expect(live).toHaveText(fronts[1] ?? '');
  await expect(live).toHaveCount(1);
  await expect(theCard(page)).toHaveAccessibleDescription(fronts[1] ?? '');
});

test('the careers panel stays open from card to card and accepts the student’s ideas', async ({
  page,
}) => {
  await useDeckOrder(page);
  await startSort(page);
  const pane = page.getByRole('complementary', { name: t('careers.heading') });
  await pane.getByRole('button', { name: t('careers.show') }).click();
  await expect(
    pane.getByRole('link', { name: cards[0]?.careers[0]?.title.en ?? '' }),
  ).toBeVisible();
  await expectNoViolations(page, 'the careers');
  const field = pane.getByLabel(t('ideas.label'));
  const add = pane.getByRole('button', { name: t('ideas.add') });
  const ideas = pane.getByRole('list', { name: t('ideas.heading') }).getByRole('listitem');

  await add.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('ideas.empty'), 'u'));
  await field.fill('x'.repeat(61));
  await add.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('ideas.tooLong', { max: 60 }), 'u'));
  for (const idea of ['One', 'Two', 'Three', 'Four']) {
    await field.fill(idea);
    await field.press('Enter');
  }
  await expect(ideas).toHaveText(['One', 'Two', 'Three']);
  await expect(field).toHaveAccessibleDescription(new RegExp(t('ideas.full', { max: 3 }), 'u'));
  await pane.getByRole('button', { name: t('ideas.remove', { idea: 'Two' }) }).click();
  await expect(ideas).toHaveText(['One', 'Three']);
  await expect(field).toBeFocused();
  await field.press('1');
  await expectCard(page, 1);

  await answerCards(page, ['like']);
  await expectCard(page, 2);
  await expect(
    pane.getByRole('link', { name: cards[1]?.careers[0]?.title.en ?? '' }),
  ).toBeVisible();
  await expect(ideas).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test(`the careers are open from the start if the school wants it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await changeAccount(page, { isCardExpanded: true, isCardOrderFixed: true });
    await startSort(page);
    await expect(
      page.getByRole('link', { name: cards[0]?.careers[0]?.title.en ?? '' }),
    ).toBeVisible();
  });
}

test('on a phone the careers open in a sheet, and closing it returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useDeckOrder(page);
  await startSort(page);
  const show = page.getByRole('button', { name: t('careers.show') });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expect(answerButton(page, 'superlike')).toBeInViewport({ ratio: 1 });
  await show.click();
  const sheet = page.getByRole('dialog', { name: t('careers.heading') });
  const career = sheet.getByRole('link', { name: cards[0]?.careers[0]?.title.en ?? '' });
  await expect(career).toBeVisible();
  await expectNoViolations(page, 'the careers on a phone');
  await sheet.getByLabel(t('ideas.label')).fill('Ice maker');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ice maker' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(show).toBeFocused();
  await expectCard(page, 1);
});

test('a second sort opens with a notice, keeps each answer until it is changed, and returns to the pick', async ({
  page,
}) => {
  await openSelect(page, { superlike: [first, second], like: [third, fourth] });
  await page.getByRole('button', { name: t('select.again.start') }).click();
  const headsUp = page.getByRole('dialog', { name: t('headsUp.heading') });
  await expect(headsUp.getByText(t('headsUp.liked', { count: 4 }))).toBeVisible();
  await expectNoViolations(page, 'heads up');
  await headsUp.getByRole('button', { name: t('headsUp.start') }).click();
  await expect(headsUp).toBeHidden();
  await expectCard(page, 1, { count: 4 });
  await expect(page.getByText(t('table.pass'))).toBeVisible();
  await expect(answerButton(page, 'superlike')).toHaveAttribute('aria-pressed', 'true');
  await answerCards(page, ['superlike', 'like', 'superlike', 'dislike']);
  await expect(page).toHaveURL('/dashboard/cards/select');
});

test('going back asks first once picking has begun', async ({ page }) => {
  await openPicking(page, { superlike: [first, second, third] });
  await pickAll(page, [titleOf(first)]);
  await page.getByRole('button', { name: t('select.back') }).click();
  const warning = page.getByRole('dialog', { name: t('undo.heading') });
  await expectNoViolations(page, 'the undo warning');
  await warning.getByRole('button', { name: t('undo.cancel') }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL('/dashboard/cards/select');
  await page.getByRole('button', { name: t('select.back') }).click();
  await warning.getByRole('button', { name: t('undo.confirm') }).click();
  await expectCard(page, 56);
});

test('the browser warns before leaving once a card has been answered', async ({ page }) => {
  await startSort(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expectCard(page, 1);
  expect(asked).toEqual([]);
  await answerCards(page, ['like']);
  await expectCard(page, 2);
  await page.reload();
  await expectCard(page, 2);
  expect(asked).toEqual(['beforeunload']);
});

test.describe('an abandoned sort', () => {
  // The server may receive the deletion twice: the page may leave before the response.
  test.use({ expectedErrors: ['404'] });

  test('starting over asks first and begins without answers', async ({ page }) => {
    await startSort(page);
    await answerCards(page, ['like', 'like']);
    await page.getByRole('button', { name: t('table.exit') }).click();
    // Until home is rendered, the browser asks before it leaves the cards.
    await expect(page.getByRole('link', { name: t('home.continue.go') })).toBeVisible();
    await page.goto('/dashboard/cards/intro');
    await expect(page.getByText(t('intro.openText', { count: 2, total: 56 }))).toBeVisible();
    await page.getByRole('button', { name: t('intro.restart') }).click();
    const question = page.getByRole('dialog', { name: t('intro.restartHeading') });
    await question.getByRole('button', { name: t('intro.restart'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('intro.heading'));
    await openFirstCard(page);
    await expect(answerButton(page, 'like')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('counts a sort as one page view, and an abandoned sort with its card and the time per card', async ({
  page,
}) => {
  const events: {
    name: string;
    route: string;
    step?: number;
    times?: Record<string, number>;
  }[] = [];
  await page.route('**/api/usage/events', async (route) => {
    events.push(...(route.request().postDataJSON() as { events: typeof events }).events);
    await route.continue();
  });
  await useDeckOrder(page);
  await startSort(page);
  await answerCards(page, ['like', 'like', 'like']);
  await expectCard(page, 4);
  await page.getByRole('button', { name: t('table.exit') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
  // The two events may be in different batches.
  await expect
    .poll(() => events.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['sort-abandon', 'card-times']));
  const views = events.filter(
    ({ name, route }) => name === 'page-view' && route === '/dashboard/cards/:index',
  );
  expect(views).toHaveLength(1);
  expect(events.find(({ name }) => name === 'sort-abandon')?.step).toBe(4);
  const times = events.flatMap((event) => (event.times ? [event.times] : []));
  expect(times.map((each) => Object.keys(each))).toEqual([
    ['coolClimate', 'tellStories', 'everydayCare'],
  ]);
  for (const time of Object.values(times[0] ?? {})) expect(time).toBeGreaterThanOrEqual(0);
});

test('counts opened cards and careers by their keys', async ({ page, context }) => {
  const events: { name: string; card?: string; career?: string }[] = [];
  await page.route('**/api/usage/events', async (route) => {
    events.push(...(route.request().postDataJSON() as { events: typeof events }).events);
    await route.continue();
  });
  await context.route(/^https:/u, (route) => route.fulfill({ body: 'elsewhere' }));
  await useDeckOrder(page);
  await startSort(page);
  const openCareer = async (within: Locator) => {
    const opening = context.waitForEvent('page');
    await within.getByRole('link', { name: cards[0]?.careers[0]?.title.en ?? '' }).click();
    await (await opening).close();
  };
  await page.getByRole('button', { name: t('careers.show') }).click();
  await openCareer(page.getByRole('complementary', { name: t('careers.heading') }));
  await page.getByRole('button', { name: t('careers.hide') }).click();
  await theCard(page).click();
  const back = page.getByRole('dialog', { name: cards[0]?.title.en ?? '' });
  await openCareer(back);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('table.exit') }).click();
  const card = cards[0]?.key;
  const career = 'bulletOne';
  await expect
    .poll(() => events.flatMap((event) => (event.card === undefined ? [] : [event])))
    .toEqual([
      expect.objectContaining({ name: 'sample-careers-view', card }),
      expect.objectContaining({ name: 'career-click', card, career }),
      expect.objectContaining({ name: 'card-back-view', card }),
      expect.objectContaining({ name: 'sample-careers-view', card }),
      expect.objectContaining({ name: 'career-click', card, career }),
    ]);
});

test('shows a student of an expired school why no sort can start, with a link home', async ({
  page,
}) => {
  const signedIn = await page.request.post('/api/identity/sign-in', {
    data: { email: 'student@old-mill.example', password: demoPassword },
  });
  expect(signedIn.status()).toBe(204);
  for (const step of ['intro', 'instructions', 'reminder']) {
    await page.goto(`/dashboard/cards/${step}`);
    await expect(page.getByText(t('result/school-expired'))).toBeVisible();
  }
  await expectNoViolations(page, 'an expired school');
  await page.getByRole('link', { name: t('intro.home') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
});

for (const language of ['en', 'fr'] as const) {
  test.describe(`small screens in ${language}`, () => {
    test.use({ locale: `${language}-CA`, hasTouch: true, isMobile: true });

    test('every page before the cards, and a card, fit a phone of 360 × 640', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await asNewStudent(page);
      for (const step of ['intro', 'instructions', 'reminder']) {
        await page.goto(`/dashboard/cards/${step}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await fitsScreen(page), step).toBe(true);
        await expectNoViolations(page, step);
      }
      await openFirstCard(page, language);
      expect(await fitsScreen(page)).toBe(true);
      await expectNoViolations(page, 'a card on a phone');
      await page.setViewportSize({ width: 640, height: 360 });
      await expect(answerButton(page, 'superlike', language)).toBeInViewport({ ratio: 1 });
      expect(await fitsScreen(page)).toBe(true);
    });

    test('nothing is cut off at 400 % zoom', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await startSort(page, language);
      await expect(progress(page, 1, 56, language)).toBeVisible();
      const cut = await page.evaluate(() => {
        const outside = [...document.querySelectorAll('main button')].filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return left < 0 || right > innerWidth || button.scrollWidth > button.clientWidth + 1;
        });
        return outside.map((button) => button.textContent);
      });
      expect(cut).toEqual([]);
      await answerButton(page, 'superlike', language).tap();
      await expectCard(page, 2, { language });
    });
  });
}
