import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { deck, three, titleOf } from '../select-page.ts';
import { getJson, lastNames, rowOf, schoolWith, type Classmate } from '../students-page.ts';
import { words } from '../words.ts';

const t = words.en;
const zoe: Classmate = { firstname: 'Zoé', lastname: 'Arsenault', three };
const twin: Classmate = { firstname: 'Zoe', lastname: 'Arsenault-Roy', three: deck.slice(3, 6) };

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

test('shows a school without students its code, and an administrator its settings', async ({
  page,
}) => {
  const { code } = await schoolWith(page, []);
  await page.goto('/dashboard/students');
  await expect(page.getByRole('heading', { name: t('students.empty') })).toBeVisible();
  await expect(page.getByText(t('students.code', { code }))).toBeVisible();
  await expectNoViolations(page, 'a school without students');
  await page.getByRole('link', { name: t('students.emptyLink') }).click();
  await expect(page).toHaveURL('/dashboard/account');

  const { schools } = (await getJson(page, '/api/users/school')) as { schools: { id: string }[] };
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

test('an administrator opens one school by its address, with links back and to its settings', async ({
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

test.describe('another school’s page', () => {
  test.use({ expectedErrors: ['status of 404'] });

  test('is not found and links back to the user’s own school', async ({ page }) => {
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

    await page.goto('/dashboard/students/not-a-uuid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('school/not-found'));
    await page.getByRole('link', { name: t('students.back') }).click();
    await expect(page).toHaveURL('/dashboard/students');
  });
});

test('shows a long name in full on hover and focus, until Escape', async ({ page }) => {
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

test('merges two accounts of one person and keeps all sorts', async ({ page }) => {
  const { emails } = await schoolWith(page, [zoe, twin]);
  const [stays = '', goes = ''] = emails;
  await page.goto('/dashboard/students');
  await page.getByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) }).click();
  const detail = page.getByRole('dialog', { name: 'Zoé Arsenault' });
  await detail.getByRole('button', { name: t('detail.merge') }).click();
  const merge = page.getByRole('dialog', { name: t('merge.heading') });
  await merge.getByRole('button', { name: goes }).click();
  await expect(merge).toContainText(t('merge.consequence', { stays, goes }));
  await expectNoViolations(page, 'two accounts');
  await merge.getByRole('button', { name: t('merge.confirm') }).click();
  await expect(detail.getByText(t('list.merged', { email: stays }))).toBeVisible();
  await expect(detail).toContainText(t('detail.sorts', { count: 2 }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => lastNames(page)).toEqual(['Arsenault']);
});
