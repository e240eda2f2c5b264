import { getUsage } from '../../packages/contracts/src/usage.ts';
import { expectNoFaults } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const address = '**/api/usage/summary*';
const nothing = getUsage.answer.parse({
  days: [],
  totals: {
    signIns: { student: 0, school: 0 },
    started: 0,
    abandoned: 0,
    completedFirst: 0,
    completedAgain: 0,
    pageViews: 0,
  },
  languages: { en: 0, fr: 0 },
  abandons: [],
  cards: [],
  looks: [],
  openedCareers: [],
});

for (const { language, locale, viewport } of visits) {
  test.describe(`the usage page, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('says so where nothing was counted, and leads to a longer time', async ({ page }) => {
      await page.route(address, (route) => route.fulfill({ json: nothing }));
      await signIn(page, 'admin');
      await page.goto('/dashboard/usage?days=7');
      await expect(page.getByText(t('usage.nothing'))).toBeVisible();
      await expectNoFaults(page, 'nothing counted');
      await page.getByRole('link', { name: t('usage.longer') }).click();
      await expect(page).toHaveURL('/dashboard/usage?days=365');
      await expect(page.getByRole('link', { name: t('usage.longer') })).toHaveCount(0);
    });

    test('has no faults with all of its tables open', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/dashboard/usage?days=365');
      const numbers = page.getByText(t('usage.numbers'));
      await expect(numbers).toHaveCount(6);
      for (const each of await numbers.all()) await each.click();
      await expectNoFaults(page, 'the usage page');
    });

    test('has a dash where there is nothing to measure by', async ({ page }) => {
      const totals = { ...nothing.totals, pageViews: 4, abandoned: 2 };
      await page.route(address, (route) =>
        route.fulfill({
          json: {
            ...nothing,
            totals,
            languages: { en: 4, fr: 0 },
            abandons: [{ step: null, count: 2 }],
          },
        }),
      );
      await signIn(page, 'admin');
      await page.goto('/dashboard/usage');
      const sorts = page
        .getByRole('region', { name: t('usage.sorts.heading'), exact: true })
        .first();
      await sorts.getByText(t('usage.numbers')).click();
      const row = sorts.getByRole('row', { name: t('usage.sorts.abandoned') });
      await expect(row.getByRole('cell').last()).toHaveText('-');
      await expect(page.getByText(t('usage.cards.none'))).toBeVisible();
      await expect(page.getByText(t('usage.time.none'))).toBeVisible();
    });
  });
}

test.describe('figures that cannot be loaded', () => {
  test.use({ expectedErrors: ['503'] });
  const t = words.en;

  test('are asked for again, and those that were there stay', async ({ page }) => {
    let isDown = true;
    await page.route(address, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'server/unavailable', message: '' } })
        : route.continue(),
    );
    await signIn(page, 'admin');
    await page.goto('/dashboard/usage?days=365');
    await expect(page.getByText(t('usage.failed'))).toBeVisible();
    await expect(page.getByText(t('usage.sorts.heading'), { exact: true })).toHaveCount(0);
    isDown = false;
    await page.getByRole('button', { name: t('status.tryNow') }).click();
    await expect(page.getByText(t('usage.failed'))).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: t('usage.sorts.heading'), exact: true }),
    ).toBeVisible();
  });
});

test('prints the numbers without a press, and of the windows only the one that is shown', async ({
  page,
}) => {
  const t = words.en;
  await signIn(page, 'admin');
  await page.goto('/dashboard/usage?days=90');
  const sorts = page.getByRole('region', { name: t('usage.sorts.heading'), exact: true });
  await expect(sorts).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    sorts.getByRole('rowheader', { name: t('usage.sorts.started'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: t('usage.days', { count: 90 }) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('usage.days', { count: 7 }) })).toBeHidden();
});
