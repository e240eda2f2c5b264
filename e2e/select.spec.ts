import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import {
  deck,
  openPicking,
  openSelect,
  pickAll,
  reloadInSort,
  savedResult,
  tile,
  titleOf,
} from './select-page.ts';
import { answerCards, expectCard } from './sort-page.ts';
import { words } from './words.ts';

const superlike = deck.slice(0, 3);
const like = deck.slice(10, 12);
const [first = '', second = '', third = ''] = superlike.map((key) => titleOf(key));
const [fourth = '', fifth = ''] = like.map((key) => titleOf(key));
const t = words.en;

test('a card takes the lowest free place and frees it again; a fourth is refused with a message', async ({
  page,
}) => {
  await openPicking(page, { superlike, like });
  const tray = page.getByRole('region', { name: t('select.tray.label') });
  const confirm = tray.getByRole('button', { name: t('select.confirm') });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toHaveAccessibleDescription(t('select.confirm.missing', { count: 3 }));

  await pickAll(page, [first, fourth, third]);
  await expect(tile(page, fourth)).toHaveAccessibleName(
    t('select.card.ranked', { title: fourth, rank: 2 }),
  );
  await expect(tile(page, fourth)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('select.said.ranked', { title: third, rank: 3 }) }),
  ).toHaveCount(1);

  await tile(page, second).click();
  await expect(page.getByRole('alert')).toHaveText(t('result/too-many-picks'));
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(tile(page, second)).toBeFocused();
  await expect(tile(page, second)).toHaveAttribute('aria-pressed', 'false');

  await tile(page, fourth).click();
  await expect(page.getByRole('alert')).toHaveText('');
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(t('select.confirm.missing', { count: 1 }));
  await expect(page).toHaveURL('/dashboard/cards/select');
  await tile(page, fifth).click();
  await expect(tray.getByRole('listitem')).toHaveText([
    new RegExp(first, 'u'),
    new RegExp(fifth, 'u'),
    new RegExp(third, 'u'),
  ]);

  await reloadInSort(page);
  await expect(tile(page, fifth)).toHaveAccessibleName(
    t('select.card.ranked', { title: fifth, rank: 2 }),
  );
});

test('Confirm saves the three, and home shows them in order', async ({ page }) => {
  await openPicking(page, { superlike, like });
  await pickAll(page, [third, first, fourth]);
  await page.getByRole('button', { name: t('select.confirm') }).click();
  await expect(page).toHaveURL('/dashboard/cards/results');
  await expect(page.getByText(t('saved.saved'))).toBeVisible();
  expect(await savedResult(page)).toMatchObject({
    selected: [superlike[2], superlike[0], like[0]],
    sortAttempts: 1,
  });
  for (const [at, title] of [third, first, fourth].entries()) {
    const name = t('reveal.open', { rank: at + 1, title });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectNoViolations(page, 'results');

  await page.getByRole('button', { name: t('reveal.result') }).click();
  await page.getByRole('link', { name: t('saved.home') }).click();
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  const cards = page.getByRole('button', { name: /^Number/u });
  await expect(cards).toHaveCount(3);
  for (const [at, title] of [third, first, fourth].entries()) {
    await expect(cards.nth(at)).toHaveAccessibleName(t('home.three.open', { rank: at + 1, title }));
  }
  await cards.nth(1).click();
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards.nth(1)).toBeFocused();
  await expectNoViolations(page, 'home with three');

  await page.goto('/dashboard/cards/select');
  await expect(page).toHaveURL('/dashboard/cards');
  await page.goto('/dashboard/cards/results');
  await expect(page.getByRole('heading', { name: t('saved.heading') })).toBeVisible();
});

test('a second sort over the liked cards keeps the places of cards that are still liked', async ({
  page,
}) => {
  await openPicking(page, { superlike, like });
  await pickAll(page, [second, fourth, first]);
  await page.getByRole('button', { name: t('select.again.start') }).click();
  await page.getByRole('button', { name: t('headsUp.start') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectCard(page, 1, { count: 5 });
  const order = deck.filter((key) => superlike.includes(key) || like.includes(key));
  await answerCards(
    page,
    order.map((key) => (key === like[0] ? 'dislike' : 'superlike')),
  );
  await expect(page).toHaveURL('/dashboard/cards/select');
  await expect(tile(page, second)).toHaveAccessibleName(
    t('select.card.ranked', { title: second, rank: 1 }),
  );
  await expect(tile(page, first)).toHaveAccessibleName(
    t('select.card.ranked', { title: first, rank: 3 }),
  );
  await expect(tile(page, fourth)).toHaveCount(0);
});

test('Back undoes the last answer, and asks first once a card is picked', async ({ page }) => {
  await openPicking(page, { superlike, like });
  await tile(page, first).click();
  await page.getByRole('button', { name: t('select.back') }).click();
  const dialog = page.getByRole('dialog', { name: t('undo.heading') });
  await dialog.getByRole('button', { name: t('undo.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile(page, first)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: t('select.back') }).click();
  await dialog.getByRole('button', { name: t('undo.confirm') }).click();
  await expectCard(page, deck.length);
  await answerCards(page, ['dislike']);
  await expect(page.getByRole('heading', { name: t('select.intro.heading') })).toBeVisible();
  await page.getByRole('button', { name: t('select.back') }).click();
  await expectCard(page, deck.length);
});

test('the pick-three screen has no axe violations in any phase', async ({ page }) => {
  await openSelect(page, { superlike, like });
  await expectNoViolations(page, 'intro');
  await page.getByRole('button', { name: t('select.intro.start') }).click();
  for (const key of superlike) await tile(page, titleOf(key)).click();
  await tile(page, fourth).click();
  await expect(page.getByRole('alert')).toHaveText(t('result/too-many-picks'));
  await expectNoViolations(page, 'picking');
});
