import { expect, signIn, test } from '../fixtures.ts';
import { findSchoolRow, newSchoolForAdmin, openSettings, section } from '../schools-page.ts';
import { titleOf } from '../select-page.ts';
import { words } from '../words.ts';

const t = words.en;
const refused = (code: string, status = 500) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code, message: code }),
});

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe('the overview', () => {
  test.use({ expectedErrors: ['status of 500'] });

  test('each part fails on its own, in its own words, and can be asked again', async ({ page }) => {
    await signIn(page, 'admin');
    await page.route('**/api/users/summary?role=school', (route) =>
      route.fulfill(refused('server/error')),
    );
    await page.route('**/api/users/school?*', (route) => route.fulfill(refused('server/error')));
    await page.goto('/dashboard/students');
    const chart = section(page, t('overview.schoolsPerMonth'));
    const table = section(page, t('schools.title'));
    await expect(chart.getByRole('alert')).toHaveText(t('Students.Chart.Error'));
    await expect(table.getByRole('alert')).toHaveText(t('Students.SchoolTable.Error'));
    await expect(section(page, t('overview.perMonth')).getByRole('img').first()).toBeVisible();
    await page.unrouteAll();
    await table.getByRole('button', { name: t('panel.retry') }).click();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await chart.getByRole('button', { name: t('panel.retry') }).click();
    await expect(chart.getByRole('img').first()).toBeVisible();
  });

  test('figures that cannot be loaded are a dash', async ({ page }) => {
    await signIn(page, 'admin');
    await page.route('**/api/users/summary/student', (route) =>
      route.fulfill(refused('server/error')),
    );
    await page.goto('/dashboard/students');
    const figures = section(page, t('stats.heading')).getByRole('definition');
    await expect(figures).toHaveText(Array.from({ length: 6 }, () => '-'));
  });

  test('the table says of each school who to ask, since when, how many, and what can be done', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/students');
    const table = section(page, t('schools.title'));
    await expect(table.getByRole('columnheader')).toHaveText([
      t('table.name'),
      t('table.contact'),
      t('table.email'),
      t('table.created'),
      t('table.count'),
      t('table.actions'),
    ]);
    const byDay = table.getByRole('columnheader', { name: t('table.created') });
    await byDay.getByRole('button').click();
    await expect(byDay).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL('/dashboard/students?sort=created%3Aasc');
  });

  test('a school that cannot be deleted stays, with the reason; closing forgets it', async ({
    page,
  }) => {
    const { name } = await newSchoolForAdmin(page);
    const row = await findSchoolRow(page, name, 'en');
    await page.route('**/api/users/school?schoolid=*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill(refused('server/error'))
        : route.fallback(),
    );
    const ask = row.getByRole('button', { name: t('table.deleteOne', { name }) });
    await ask.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(t('deleteSchool.empty', { name }));
    await expect(question.getByRole('checkbox')).toHaveCount(0);
    await question.getByRole('button', { name: t('deleteSchool.yes') }).click();
    await expect(question.getByRole('alert')).toHaveText(t('server/error'));
    await question.getByRole('button', { name: t('deleteSchool.no') }).click();
    await expect(ask).toBeFocused();
    await ask.click();
    await expect(question.getByRole('alert')).toHaveCount(0);
  });
});

test('what the table shows is in its address, and Back brings it back', async ({ page }) => {
  const { name } = await newSchoolForAdmin(page);
  await page.goto('/dashboard/students?page=9999&sort=created:desc&unverified=1');
  // There is no such page: the last one is shown instead.
  await expect(page).not.toHaveURL(/page=9999/u);
  await page.getByRole('searchbox', { name: t('table.search') }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/search=/u);
  await expect(page).toHaveURL(/sort=created%3Adesc/u);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('a school whose address was never confirmed is shown when it is asked for', async ({
  page,
}) => {
  const { name } = await newSchoolForAdmin(page);
  const search = new URLSearchParams({ search: name });
  await page.goto(`/dashboard/students?${search}`);
  await expect(page.getByText(t('table.noneFound', { search: name }))).toBeVisible();
  const unverified = page.getByRole('switch', { name: t('table.unverified', { count: 1 }) });
  await expect(unverified).not.toBeChecked();
  await page.getByText(t('table.unverified', { count: 1 })).click();
  await expect(page).toHaveURL(/unverified=1/u);
  await expect(unverified).toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
    t('badge.verification'),
  );
  await unverified.click();
  await expect(page).not.toHaveURL(/unverified/u);
  await expect(page.getByText(t('table.noneFound', { search: name }))).toBeVisible();
});

test('the schools are a file of their day', async ({ page }) => {
  const { name } = await newSchoolForAdmin(page);
  await findSchoolRow(page, name, 'en');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('export.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^schools\d{8}\.csv$/u);
});

test.describe('settings', () => {
  test('that are not saved are not lost by a step away', async ({ page }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    const address = page.url();
    await page.getByLabel(t('flags.expanded')).check();
    await expect(page.getByText(t('save.unsaved'))).toBeVisible();
    const question = page.getByRole('dialog', { name: t('unsaved.heading') });
    for (const leave of [
      () => page.getByRole('link', { name: t('settings.back') }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await question.getByRole('button', { name: t('unsaved.no') }).click();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel(t('flags.expanded'))).toBeChecked();
    }
    await page.getByRole('button', { name: t('save.undo') }).click();
    await expect(page.getByLabel(t('flags.expanded'))).not.toBeChecked();
    await page.getByRole('link', { name: t('settings.back') }).click();
    await expect(page).toHaveURL(/\/dashboard\/students$/u);
  });

  test('keep three cards at least, and a day where there is to be one', async ({ page }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    for (const color of ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const) {
      const category = t(`category.${color}`);
      await page.getByRole('button', { name: t('deck.noneOf', { category }) }).click();
    }
    await page.getByRole('button', { name: t('save.save') }).click();
    const deck = section(page, t('deck.heading'));
    await expect(deck.getByRole('alert')).toBeFocused();
    await expect(deck.getByRole('alert')).toHaveText(t('school/too-few-cards'));
    // A search narrows the list, and Enter in it saves nothing.
    await deck.getByLabel(t('deck.search')).fill(titleOf('coolClimate').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(deck.getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('button', { name: t('save.undo') }).click();

    await page.getByRole('radio', { name: t('expiry.day') }).check();
    await page.getByRole('button', { name: t('save.save') }).click();
    await expect(page.getByLabel(t('expiry.lastDay'), { exact: true })).toBeFocused();
    await expect(section(page, t('expiry.heading'))).toContainText(t('school/day-invalid'));
    await page.getByLabel(t('expiry.lastDay'), { exact: true }).fill('2020-06-30');
    await expect(page.getByText(t('warning.expired'))).toBeVisible();
    await page.getByRole('button', { name: t('save.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('save.saved') })).toBeVisible();
    await expect(page.getByText(t('badge.expired'), { exact: true })).toBeVisible();
  });

  test('of a school that is deleted there lead to the overview, which says so', async ({
    page,
  }) => {
    const { name } = await newSchoolForAdmin(page);
    await openSettings(page, name, 'en');
    const address = page.url();
    await page.getByRole('button', { name: t('deleteSchool.yes') }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: t('deleteSchool.yes') }).click();
    await expect(page).toHaveURL(/\/dashboard\/students$/u);
    await expect(
      page.getByRole('status').filter({ hasText: t('deleteSchool.done', { name }) }),
    ).toBeVisible();
    expect(address).toContain('/dashboard/schools/');
  });
});

test.describe('a school that is not there', () => {
  test.use({ expectedErrors: ['status of 404'] });

  test('has a page that says so', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto(`/dashboard/schools/${crypto.randomUUID()}`);
    await expect(page.getByText(t('settings.gone'))).toBeVisible();
    await page.getByRole('link', { name: t('settings.back') }).click();
    await expect(page).toHaveURL('/dashboard/students');
  });
});
