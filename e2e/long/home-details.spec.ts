import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { asNewStudent, changeAccount } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { deck, sendSort, three, titleOf } from '../select-page.ts';
import { expectCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
const superlike = deck.slice(0, 4);
const [a = '', b = '', c = '', d = ''] = deck;

const changeSettings = (page: Page, settings: object) =>
  page.route('**/dashboard/cards', async (route) => {
    const response = await route.fetch();
    const written = JSON.stringify(settings).slice(1, -1).replaceAll('"', '&quot;');
    // The last duplicate key in JSON wins.
    const body = (await response.text()).replace(
      /(?<=name="trio-settings" content="[^"]*)\}"/u,
      `,${written}}"`,
    );
    await route.fulfill({ response, body });
  });

test('a student of an expired school sees the three and why a new sort is not possible', async ({
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, three);
  await changeAccount(page, { expiry: '2020-01-01T00:00:00.000Z' });
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  await expect(page.getByText(t('result/school-expired'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('home.sortAgain') })).toHaveCount(0);
  await expectNoViolations(page, 'home of an expired school');
});

test('a student of an expired school can finish a sort in progress, but not start another', async ({
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, undefined, 3);
  await changeAccount(page, { expiry: '2020-01-01T00:00:00.000Z' });
  await page.goto('/dashboard/cards');
  await expectCard(page, 4);
  await page.getByRole('button', { name: t('table.exit') }).click();
  await expect(page.getByRole('link', { name: t('home.continue.go') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('home.startOver') })).toHaveCount(0);
});

test.describe('create your path', () => {
  const link = (page: Page) => page.getByRole('link', { name: t('home.path') });
  const contextIn = (address: string): unknown =>
    JSON.parse(Buffer.from(new URL(address).searchParams.get('ctx') ?? '', 'base64url').toString());

  test('links to the external site with the email and the first challenge’s title', async ({
    page,
  }) => {
    const { email } = await asNewStudent(page);
    await sendSort(page, { superlike }, three);
    await changeAccount(page, { isPathExplorerEnabled: true });
    await changeSettings(page, { pathExplorerUrl: 'https://paths.example/start' });
    await page.goto('/dashboard/cards');
    const address = (await link(page).getAttribute('href')) ?? '';
    expect(address).toMatch(/^https:\/\/paths\.example\/start\?ctx=/u);
    expect(contextIn(address)).toEqual({
      userEmail: email,
      selectedChallengeTitle: titleOf(deck[0] ?? ''),
    });
    await expect(link(page)).toHaveAttribute('rel', 'noreferrer');
  });

  test('links with an opaque reference instead of the email if configured', async ({ page }) => {
    const { email } = await asNewStudent(page);
    await sendSort(page, { superlike }, three);
    await changeAccount(page, { isPathExplorerEnabled: true });
    await changeSettings(page, {
      pathExplorerUrl: 'https://paths.example/start',
      isPathReferenceOpaque: true,
    });
    await page.goto('/dashboard/cards');
    const context = contextIn((await link(page).getAttribute('href')) ?? '');
    expect(context).toMatchObject({ userEmail: expect.stringMatching(/^[\da-f-]{36}$/u) });
    expect(JSON.stringify(context)).not.toContain(email);
  });

  test('is hidden for a school without the path explorer', async ({ page }) => {
    await asNewStudent(page);
    await sendSort(page, { superlike }, three);
    await changeSettings(page, { pathExplorerUrl: 'https://paths.example/start' });
    await page.goto('/dashboard/cards');
    await expect(page.getByRole('link', { name: t('home.sortAgain') })).toBeVisible();
    await expect(link(page)).toHaveCount(0);
  });
});

test('home fits every width in forced colours and changes to French in place', async ({ page }) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, three);
  await sendSort(page, { superlike }, deck.slice(1, 4));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/cards');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: words.fr('change.heading') })).toBeVisible();
});

test('home shows which cards stayed, are new or are gone since the last sort', async ({ page }) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, [a, b, c]);
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  await expect(page.getByText(t('change.heading'))).toHaveCount(0);

  await sendSort(page, { superlike }, [d, c, a]);
  await page.goto('/dashboard/cards');
  const change = page.getByRole('complementary', { name: t('change.heading') });
  await change.getByText(t('change.table')).click();
  await expect(change.getByRole('rowheader')).toHaveText([d, c, a, b].map((key) => titleOf(key)));
  await expect(change.locator('tbody td:last-child')).toHaveText([
    t('change.fresh'),
    t('change.kept'),
    t('change.kept'),
    t('change.gone'),
  ]);
  await expectNoViolations(page, 'home with changes');

  await sendSort(page, { superlike }, [a, c, d]);
  await page.goto('/dashboard/cards');
  await expect(change).toContainText(t('change.order'));
});
