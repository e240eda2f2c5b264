import { expectNoFaults } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { deck, titleOf } from '../select-page.ts';
import { ask, lastNames, rowOf, schoolWith, type Classmate } from '../students-page.ts';
import { minutes } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.en;
const three = deck.slice(0, 3);
const zoe: Classmate = { firstname: 'Zoé', lastname: 'Arsenault', three };
const twin: Classmate = { firstname: 'Zoe', lastname: 'Arsenault-Roy', three: deck.slice(3, 6) };

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

test('a school without students finds its code, and an administrator its settings', async ({
  page,
}) => {
  const { code } = await schoolWith(page, []);
  await page.goto('/dashboard/students');
  await expect(page.getByRole('heading', { name: t('students.empty') })).toBeVisible();
  await expect(page.getByText(t('students.code', { code }))).toBeVisible();
  await expectNoFaults(page, 'a school without students');
  await page.getByRole('link', { name: t('students.emptyLink') }).click();
  await expect(page).toHaveURL('/dashboard/account');

  const { schools } = (await ask(page, '/api/users/school')) as { schools: { id: string }[] };
  const id = schools[0]?.id ?? '';
  await signIn(page, 'admin');
  await page.goto(`/dashboard/students/${id}`);
  await expect(page.getByText(t('students.emptyAdmin'))).toBeVisible();
  await page
    .getByRole('link', { name: t('students.settings') })
    .last()
    .click();
  await expect(page).toHaveURL(`/dashboard/schools/${id}`);
});

test('an administrator sees one school by its address, with the ways back and to its settings', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/students/01900000-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Ridge Secondary School');
  await expect.poll(() => lastNames(page)).toHaveLength(20);
  await expect(page.getByRole('link', { name: t('students.settings') })).toHaveAttribute(
    'href',
    '/dashboard/schools/01900000-0000-7000-8000-000000000001',
  );
  await page.getByRole('link', { name: t('students.back') }).click();
  await expect(page).toHaveURL('/dashboard/students');
});

test.describe('a school that is none of the reader’s', () => {
  test.use({ expectedErrors: ['status of 404'] });

  test('is not there, and the way leads back to one’s own', async ({ page }) => {
    await schoolWith(page, [zoe]);
    await page.goto('/dashboard/students/01900000-0000-7000-8000-000000000001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('school/not-found'));
    await expect(page.getByText('Cedar Ridge')).toHaveCount(0);
    await page.getByRole('link', { name: t('students.toOwn') }).click();
    await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);

    await signIn(page, 'admin');
    await page.goto('/dashboard/students/01900000-0000-7000-8000-0000000000aa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('school/not-found'));
    await page.getByRole('link', { name: t('students.back') }).click();
    await expect(page).toHaveURL('/dashboard/students');

    // Not even an id.
    await page.goto('/dashboard/students/not-a-uuid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('school/not-found'));
    await page.getByRole('link', { name: t('students.back') }).click();
    await expect(page).toHaveURL('/dashboard/students');
  });
});

test.describe('a school that cannot be loaded', () => {
  test.use({ expectedErrors: ['status of 500'] });

  test('is said so, and can be tried again', async ({ page }) => {
    await signIn(page, 'admin');
    await page.route('**/api/users/school?schoolid=*', (route) =>
      route.fulfill({ status: 500, json: { code: 'server/error', message: 'x' } }),
    );
    await page.goto('/dashboard/students/01900000-0000-7000-8000-000000000001');
    await expect(page.getByRole('alert')).toHaveText(t('students.schoolFailed'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('students.anySchool'));
    await page.unroute('**/api/users/school?schoolid=*');
    await page.getByRole('button', { name: t('panel.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Cedar Ridge Secondary School',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('21 students', () => {
  test('are two pages; the ends keep the focus; the address keeps the page', async ({ page }) => {
    const classmates = Array.from({ length: 21 }, (_, at) => ({
      firstname: 'Sam',
      lastname: `Roy ${String.fromCodePoint(65 + at)}`,
    }));
    await schoolWith(page, classmates);
    await page.goto('/dashboard/students');
    const pager = page.getByRole('navigation', {
      name: t('pager.label', { name: t('students.title') }),
    });
    await expect(pager).toContainText(t('pager.pageOf', { page: 1, pages: 2 }));
    await expect(pager.getByRole('button', { name: t('pager.first') })).toBeDisabled();
    expect(await lastNames(page)).toHaveLength(20);
    const next = pager.getByRole('button', { name: t('pager.next') });
    await next.click();
    await expect.poll(() => lastNames(page)).toEqual(['Roy U']);
    await expect(page).toHaveURL('/dashboard/students?page=2');
    await expect(pager).toContainText(t('pager.pageOf', { page: 2, pages: 2 }));
    await expect(next).toBeFocused();
    await expect(next).toBeDisabled();
    await page.goBack();
    await expect.poll(() => lastNames(page)).toHaveLength(20);

    await page.goto('/dashboard/students?page=9');
    await page.getByRole('button', { name: t('table.toFirst') }).click();
    await expect.poll(() => lastNames(page)).toHaveLength(20);
    // Another filter begins at its first page.
    await page.goto('/dashboard/students?page=2');
    await page.getByRole('searchbox').fill('roy b');
    await expect(page).toHaveURL('/dashboard/students?search=roy+b');
  });
});

test.describe('what fails', () => {
  test.use({ expectedErrors: ['status of 500', 'Failed to load resource'] });

  const panels = [
    ['/api/users/summary?*', t('Students.Chart.Error')],
    ['/api/users/summary/student?*', t('glance.failed')],
    ['/api/users/student/topchallenges?*', t('Students.TopChallenges.Error')],
    ['/api/users/v1/student?*', t('list.failed')],
  ] as const;

  test('fails alone, says so, and can be tried again', async ({ page }) => {
    await schoolWith(page, [zoe]);
    for (const [address, message] of panels) {
      await page.route(address, (route) =>
        route.fulfill({ status: 500, json: { code: 'server/error', message: '' } }),
      );
      await page.goto('/dashboard/students');
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      if (message === t('glance.failed')) {
        const figures = page.getByRole('region', { name: t('stats.heading') });
        await expect(figures.getByRole('definition')).toHaveText(['-', '-', '-', '-', '-']);
      }
      await page.unroute(address);
      await page.getByRole('button', { name: t('panel.retry') }).click();
      await expect(alert).toHaveCount(0);
    }
    await page.route('/api/users/download?*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: t('export.csv') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('Students.CSVExport.Error'));
  });

  test('a switch that fails goes back, and says why', async ({ page }) => {
    await schoolWith(page, [zoe]);
    await page.goto('/dashboard/students');
    await page.route('/api/users/*/disable', (route) =>
      route.fulfill({ status: 500, json: { code: 'server/error', message: '' } }),
    );
    const toggle = page.getByRole('switch');
    await toggle.click();
    await expect(page.getByRole('alert')).toContainText(
      t('list.toggleFailed', { name: 'Zoé Arsenault' }),
    );
    await expect(toggle).toBeChecked();
  });

  test('old rows stay while the network is gone, and are renewed when it is back', async ({
    page,
    context,
  }) => {
    await schoolWith(page, [zoe]);
    await page.goto('/dashboard/students');
    await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);
    await context.setOffline(true);
    await expect(page.getByRole('alert').filter({ hasText: t('list.failed') })).toContainText(
      t('panel.old'),
    );
    expect(await lastNames(page)).toEqual(['Arsenault']);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a student who is not of this school is nobody', async ({ page }) => {
    await schoolWith(page, [zoe]);
    await page.goto('/dashboard/students?student=01900000-0000-7000-8000-0000000000aa');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t('detail.gone'));
  });
});

test('an answer that comes late for an older question is not shown', async ({ page }) => {
  await schoolWith(page, [zoe, twin]);
  await page.goto('/dashboard/students');
  await expect.poll(() => lastNames(page)).toHaveLength(2);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/api/users/v1/student?*lastSorted=asc*', async (route) => {
    await held;
    await route.continue();
  });
  const byLastSort = page.getByRole('columnheader', { name: t('list.lastSort') });
  const late = page.waitForResponse(/lastSorted=asc/u);
  await byLastSort.getByRole('button').click();
  await byLastSort.getByRole('button').click();
  await expect.poll(() => lastNames(page)).toEqual(['Arsenault-Roy', 'Arsenault']);
  letGo();
  await late;
  await expect(byLastSort).toHaveAttribute('aria-sort', 'descending');
  expect(await lastNames(page)).toEqual(['Arsenault-Roy', 'Arsenault']);
});

test('what was switched off can be switched on again where it is said', async ({ page }) => {
  await schoolWith(page, [zoe, twin]);
  await page.goto('/dashboard/students');
  const toggle = page.getByRole('switch', { name: t('list.enabledOf', { name: 'Zoé Arsenault' }) });
  await toggle.focus();
  await page.keyboard.press('Space');
  const news = page.getByText(t('list.disabled', { name: 'Zoé Arsenault' }));
  await expect(news).toBeVisible();
  await expect(page.getByRole('status').filter({ has: news })).toBeFocused();
  await page.getByRole('button', { name: t('list.undo') }).click();
  await expect(toggle).toBeChecked();
  await expect.poll(() => lastNames(page)).toHaveLength(2);
});

test('a search begins half a second after the last key, of at most 512 characters', async ({
  page,
}) => {
  await schoolWith(page, [zoe]);
  await page.clock.install();
  await page.goto('/dashboard/students');
  await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);
  const box = page.getByRole('searchbox');
  await expect(box).toHaveAttribute('maxlength', '512');
  await page.clock.pauseAt(Date.now() + minutes(1));
  await box.fill('arse');
  await page.clock.runFor(400);
  await box.fill('arsen');
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/dashboard/students');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard/students?search=arsen');
});

test('a search that waits for the last key takes back nothing that is chosen meanwhile', async ({
  page,
}) => {
  await schoolWith(page, [zoe]);
  await page.clock.install();
  await page.goto('/dashboard/students');
  await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);
  await page.clock.pauseAt(Date.now() + minutes(1));
  await page.getByRole('searchbox').fill('arsen');
  await page.clock.runFor(100);
  await page.getByLabel(t('list.showDisabled')).check();
  await expect(page).toHaveURL('/dashboard/students?disabled=1');
  await page.clock.runFor(400);
  await expect(page).toHaveURL('/dashboard/students?search=arsen&disabled=1');
});

test('a search without a key finds nobody, and says so', async ({ page }) => {
  await schoolWith(page, [zoe, twin]);
  await page.route('/api/users/search/key?*', (route) => route.fulfill({ json: {} }));
  await page.goto('/dashboard/students');
  await page.getByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) }).click();
  await page.getByRole('button', { name: t('detail.merge') }).click();
  const merge = page.getByRole('dialog', { name: t('merge.heading') });
  await expect(merge.getByRole('alert')).toContainText(t('list.failed'));
  await page.unrouteAll();
  await merge.getByRole('button', { name: t('panel.retry') }).click();
  await expect(merge.getByRole('list', { name: t('merge.results') })).toBeVisible();
});

test('a long name is shown whole on hover and on focus, until Escape', async ({ page }) => {
  await schoolWith(page, [zoe]);
  await page.goto('/dashboard/students');
  const title = titleOf(three[0] ?? '');
  expect(title.length).toBeGreaterThan(10);
  const name = rowOf(page, 'Zoé').getByText(title).first();
  const tip = page.locator('[popover]').filter({ hasText: title });
  await name.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await name.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
});

test('two accounts of one person become one, whose sorts are all there', async ({ page }) => {
  const { emails } = await schoolWith(page, [zoe, twin]);
  const [stays = '', goes = ''] = emails;
  await page.goto('/dashboard/students');
  await page.getByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) }).click();
  const detail = page.getByRole('dialog', { name: 'Zoé Arsenault' });
  await detail.getByRole('button', { name: t('detail.merge') }).click();
  const merge = page.getByRole('dialog', { name: t('merge.heading') });
  // The same name is looked for at once.
  await merge.getByRole('button', { name: goes }).click();
  await expect(merge).toContainText(t('merge.consequence', { stays, goes }));
  await expectNoFaults(page, 'two accounts');
  await merge.getByRole('button', { name: t('merge.confirm') }).click();
  await expect(detail.getByText(t('list.merged', { email: stays }))).toBeVisible();
  await expect(detail).toContainText(t('detail.sorts', { count: 2 }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);
});

test('a sort under way says how far it has come', async ({ page }) => {
  await schoolWith(page, [{ firstname: 'Noah', lastname: 'Roy', answered: 12 }]);
  await page.goto('/dashboard/students');
  await page.getByRole('button', { name: t('list.open', { name: 'Noah Roy' }) }).click();
  await expect(page.getByRole('dialog')).toContainText('12 of 56 cards');
});
