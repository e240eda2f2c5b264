import type { BrowserContext, Page } from '@playwright/test';
import { crash } from '../../packages/i18n/src/crash.ts';
import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import {
  answersOnDevice,
  expectSaved,
  isConfirmedOnDevice,
  storedRecords,
  savedAnswers,
} from '../saved-sort.ts';
import { deck, openPicking, pickAll, reloadInSort, savedResult, titleOf } from '../select-page.ts';
import { answerCards, expectCard, openFirstCard, startSort } from '../sort-page.ts';
import { returnToTab } from '../visitors.ts';
import { words } from '../words.ts';

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  expectedErrors: ['ERR_FAILED', 'ERR_INTERNET'],
});

const t = words.en;
const cutNetwork = (context: BrowserContext) =>
  context.route('**/api/**', (route) => route.abort());
const restoreNetwork = (context: BrowserContext) => context.unroute('**/api/**');
const keptNotice = (page: Page, language: 'en' | 'fr' = 'en') =>
  page.getByText(words[language]('network.kept'));

test('a page that opens without the API resumes from the device, cards and careers only', async ({
  context,
  page,
}) => {
  const { email, lastname } = await asNewStudent(page);
  await openFirstCard(page);
  await answerCards(page, ['like', 'dislike']);
  await expectSaved(context, ['like', 'dislike']);
  await expect.poll(() => answersOnDevice(page)).toEqual([2]);
  const stored = await page.evaluate(() => localStorage.getItem('trio.student') ?? '');
  expect(stored).not.toContain(email);
  expect(stored).not.toContain(lastname);

  await cutNetwork(context);
  await reloadInSort(page);
  await expectCard(page, 3);
  await answerCards(page, ['superlike']);
  await expect(keptNotice(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/dashboard/account');
  await expect(tab.getByRole('heading', { name: t('status.offlineHeading') })).toBeVisible();
  // Earlier sorts are not on the device.
  await tab.goto('/dashboard/cards/earlier');
  await expect(tab.getByRole('heading', { name: t('status.offlineHeading') })).toBeVisible();
  await tab.close();

  await restoreNetwork(context);
  await returnToTab(page);
  await expectSaved(context, ['like', 'dislike', 'superlike']);
  await expect(keptNotice(page)).toBeHidden();
});

test.describe('a page that was never loaded', () => {
  test.use({ expectedErrors: ['ERR_INTERNET', 'page/support'] });

  test('reports a missing network, not a server error', async ({ context, page }) => {
    await asNewStudent(page);
    await page.goto('/dashboard/cards');
    const help = page.getByRole('link', { name: t('nav.help') });
    // The page itself is complete, so only the next one is missing.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await help.click();
    await expect(page.getByRole('heading', { name: crash.en.offline.heading })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: crash.en.reload }).click();
    await expect(page.getByLabel(t('support.message'))).toBeVisible();
  });
});

test('confirms the three without a network, exactly once', async ({ context, page }) => {
  const superlike = deck.slice(0, 3);
  await openPicking(page, { superlike });
  await pickAll(
    page,
    superlike.map((key) => titleOf(key)),
  );
  await cutNetwork(context);
  await page.getByRole('button', { name: t('select.confirm') }).click();
  await expect(page).toHaveURL('/dashboard/cards/results');
  await expect(page.getByText(t('saved.waiting'))).toBeVisible();
  await expect.poll(() => isConfirmedOnDevice(page)).toBe(true);
  await page.reload();
  await expect(page.getByText(t('saved.waiting'))).toBeVisible();
  await restoreNetwork(context);
  await returnToTab(page);
  await expect(page.getByText(t('saved.saved'))).toBeVisible();
  expect(await savedResult(page)).toMatchObject({ sortAttempts: 1, selected: superlike });
});

test('two tabs share one sort', async ({ context, page }) => {
  await startSort(page);
  await answerCards(page, ['like']);
  await expectCard(page, 2);
  const other = await context.newPage();
  await other.goto('/dashboard/cards');
  await expectCard(other, 2);
  await cutNetwork(context);
  await answerCards(page, ['superlike', 'superlike']);
  await answerCards(other, ['dislike']);
  await restoreNetwork(context);
  await returnToTab(page);
  await returnToTab(other);
  await expectSaved(context, ['like', 'dislike', 'superlike']);
  await reloadInSort(page);
  await reloadInSort(other);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like', 'dislike', 'superlike', 'like']);
});

test('a browser without storage loses no answer when the network fails', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Blocked by a policy.', 'SecurityError');
    };
  });
  await startSort(page);
  await cutNetwork(context);
  await answerCards(page, ['like', 'dislike']);
  await expect(page.getByText(t('network.onlyOnPage'))).toBeVisible();
  await restoreNetwork(context);
  await returnToTab(page);
  await expectSaved(context, ['like', 'dislike']);
});

test('logging out from any page leaves no data behind', async ({ context, page }) => {
  await startSort(page);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like']);
  await expect.poll(() => storedRecords(page)).toBe(1);
  await page.goto('/dashboard/support');
  await page.getByRole('link', { name: t('nav.logout') }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedRecords(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('trio.student'))).toBeNull();
});

test('a sort that was abandoned offline stays abandoned', async ({ context, page }) => {
  await startSort(page);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like']);
  await cutNetwork(context);
  await page.getByRole('link', { name: t('nav.account') }).click();
  await page.getByRole('button', { name: t('leave.stop') }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await restoreNetwork(context);
  // The device keeps the sort until the server has deleted it. A page load before that would cancel
  // the request and send it again.
  await expect.poll(() => storedRecords(page)).toBe(0);
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
  expect(await savedAnswers(context)).toEqual([]);
});

test.describe('in French on a phone', () => {
  test.use({ locale: 'fr-CA', viewport: { width: 360, height: 740 } });

  test('shows a discreet note about data on the device', async ({ context, page }) => {
    await startSort(page, 'fr');
    await cutNetwork(context);
    await answerCards(page, ['like'], 'fr');
    await expect(keptNotice(page, 'fr')).toBeVisible();
  });
});
