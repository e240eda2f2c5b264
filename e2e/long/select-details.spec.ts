import { limits } from '../../packages/domain/src/limits.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import {
  deck,
  openPicking,
  openSelect,
  pickAll,
  reloadInSort,
  savedResult,
  tile,
  titleOf,
} from '../select-page.ts';
import { expectCard } from '../sort-page.ts';
import { returnToTab } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ expectedErrors: ['net::ERR_FAILED'] });

const t = words.en;
const superlike = deck.slice(0, 4);
const like = deck.slice(10, 12);
const titles = superlike.map((key) => titleOf(key));
const [first = '', second = '', third = '', fourth = ''] = titles;

test.describe('the introduction', () => {
  test('shows the number of liked cards and offers to sort only those again', async ({ page }) => {
    await openSelect(page, { superlike, like });
    await expect(page.getByText(t('select.intro.liked', { count: 6 }))).toBeVisible();
    await expect(page.getByText(t('select.again.few', { count: 6 }))).toBeVisible();
    await expect(page.getByText(t('select.again.recommended'))).toHaveCount(0);
    await page.getByRole('button', { name: t('select.again.start') }).click();
    await expect(page.getByRole('dialog', { name: t('headsUp.heading') })).toBeVisible();
    await expectCard(page, 1, { count: 6 });
  });

  for (const [count, isRecommended] of [
    [limits.likedToSortAgain, false],
    [limits.likedToSortAgain + 1, true],
  ] as const) {
    test(`with ${count} liked does ${isRecommended ? '' : 'not '}recommend a second sort`, async ({
      page,
    }) => {
      await openSelect(page, { superlike: deck.slice(0, count) });
      await expect(page.getByText(t('select.again.recommended'))).toHaveCount(
        isRecommended ? 1 : 0,
      );
    });
  }

  test('with exactly three liked offers no second sort', async ({ page }) => {
    await openSelect(page, { superlike: deck.slice(0, 3) });
    await expect(page.getByRole('button', { name: t('select.again.start') })).toHaveCount(0);
  });

  test('offers a second sort once after a quick sort, and it can be declined for good', async ({
    page,
  }) => {
    await openSelect(page, { superlike, like, pace: 700 });
    const offer = page.getByRole('complementary', { name: t('select.quick.heading') });
    await expect(offer).toBeVisible();
    await expectNoViolations(page, 'quick offer');
    await offer.getByRole('button', { name: t('select.quick.no') }).click();
    await expect(offer).toHaveCount(0);
    await reloadInSort(page);
    await expect(page.getByRole('button', { name: t('select.intro.start') })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('accepting the second sort after a quick sort covers all cards', async ({ page }) => {
    await openSelect(page, { superlike, like, pace: 700 });
    await page.getByRole('button', { name: t('select.quick.yes') }).click();
    await expect(page.getByRole('dialog', { name: t('headsUp.heading') })).toBeVisible();
    await expectCard(page, 1);
  });
});

test('the screen works by keyboard alone', async ({ page }) => {
  await openSelect(page, { superlike });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true });
    for (let at = 0; at < 40; at += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(t('select.intro.start'));
  await press('Enter');
  await tabTo(t('select.card.info', { title: first }));
  await press('Enter');
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  await press('Escape');
  await expect(
    page.getByRole('button', { name: t('select.card.info', { title: first }) }),
  ).toBeFocused();
  for (const title of [second, third, fourth]) {
    await tabTo(title);
    await press('Space');
  }
  await tabTo(t('select.confirm'));
  await press('Enter');
  await expect(page).toHaveURL('/dashboard/cards/results');
  await expect(page.getByText(t('saved.saved'))).toBeVisible();
});

test('on a desktop a card is 220 px wide, 0.625 of its height; its back is at most 600 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPicking(page, { superlike });
  const { width = 0, height = 1 } = (await tile(page, first).boundingBox()) ?? {};
  expect(width).toBeCloseTo(220, 0);
  expect(width / height).toBeCloseTo(0.625, 2);
  await page.getByRole('button', { name: t('select.card.info', { title: first }) }).click();
  const back = page.getByRole('dialog', { name: first });
  await expect(back).toBeVisible();
  // The layout height: the transform adds rounding errors to the box on the screen.
  expect(
    await back.evaluate((element) => (element as HTMLElement).offsetHeight),
  ).toBeLessThanOrEqual(600);
});

test('home says if the three are only on this device', async ({ page, context }) => {
  await openPicking(page, { superlike });
  await pickAll(page, [first, second, third]);
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: t('select.confirm') }).click();
  await expect(page.getByText(t('saved.waiting'))).toBeVisible();
  await expectNoViolations(page, 'results that wait');
  await page.getByRole('button', { name: t('reveal.result') }).click();
  await page.getByRole('link', { name: t('saved.home') }).click();
  await expect(page.getByText(t('home.three.waiting'))).toBeVisible();
  await context.unroute('**/api/**');
  await returnToTab(page);
  await expect(page.getByText(t('home.three.waiting'))).toHaveCount(0);
  expect(await savedResult(page)).toMatchObject({ sortAttempts: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'fr-CA', hasTouch: true });

  test('shows two cards in a row without overflow and keeps the tray visible', async ({ page }) => {
    await openPicking(page, { superlike, like }, 'fr');
    const boxOf = async (key: string | undefined) =>
      (await tile(page, titleOf(key ?? '', 'fr')).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [one, two, below] = await Promise.all(superlike.map(boxOf));
    expect(one?.y).toBe(two?.y);
    expect(below?.x).toBe(one?.x);
    await tile(page, titleOf(superlike[3] ?? '', 'fr')).tap();
    await expect(page.getByRole('button', { name: words.fr('select.confirm') })).toBeInViewport({
      ratio: 1,
    });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA', contextOptions: { reducedMotion: 'reduce' } });

  test('the pick-three screen has no axe violations in any phase', async ({ page }) => {
    const w = words.fr;
    await openSelect(page, { superlike: superlike.slice(0, 3), like }, 'fr');
    await expectNoViolations(page, 'intro');
    await page.getByRole('button', { name: w('select.intro.start') }).click();
    for (const key of superlike.slice(0, 3)) await tile(page, titleOf(key, 'fr')).click();
    await tile(page, titleOf(like[0] ?? '', 'fr')).click();
    await expect(page.getByRole('alert')).toHaveText(w('result/too-many-picks'));
    await expectNoViolations(page, 'picking');
  });
});
