import type { Page, Route } from '@playwright/test';
import { asNewSchool, asNewStudent } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { expectSaved } from '../saved-sort.ts';
import { answerCards, openFirstCard } from '../sort-page.ts';
import { words } from '../words.ts';

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  expectedErrors: ['status of 503'],
});

const t = words.en;

const refuse = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { code: 'server/unavailable', message: '' },
  });

async function takeDown(page: Page, calls = '**/api/**'): Promise<() => Promise<void>> {
  await page.route(calls, refuse);
  return () => page.unroute(calls);
}

const expectNoNetworkMessage = async (page: Page) => {
  await expect(page.getByText(t('error.offline'))).toHaveCount(0);
  await expect(page.getByText(t('status.offline'))).toHaveCount(0);
};

test('staff lists announce the outage once and reload by themselves', async ({ page }) => {
  await asNewSchool(page);
  await page.goto('/dashboard/students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bringBack = await takeDown(page, '**/api/users/**');
  await page.reload();
  const tryNow = page.getByRole('main').getByRole('button', { name: t('status.tryNow') });
  await expect(tryNow.first()).toBeVisible();
  const aloud = page.getByRole('status').filter({ hasText: t('status.troublePart') });
  await expect(aloud).toHaveCount(1);
  await expectNoNetworkMessage(page);
  await expectNoViolations(page, 'panels that wait');
  await bringBack();
  await expect(tryNow).toHaveCount(0);
  await expect(aloud).toHaveCount(0);
});

test('a page that opens during an outage logs no one out and loads by itself', async ({ page }) => {
  await asNewStudent(page);
  const bringBack = await takeDown(page);
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { name: t('status.troubleHeading') })).toBeVisible();
  await expectNoNetworkMessage(page);
  await expectNoViolations(page, 'a page that waits');
  await bringBack();
  await expect(
    page.getByRole('heading', { level: 1, name: t('account.heading.student') }),
  ).toBeVisible();
});

test('a student’s home waits for the sort and retries at once on request', async ({ page }) => {
  await asNewStudent(page);
  const bringBack = await takeDown(page, '**/api/results');
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('heading', { name: t('status.troubleHeading') })).toBeVisible();
  await expectNoNetworkMessage(page);
  await bringBack();
  await page.getByRole('button', { name: t('status.tryNow') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
});

test('answers given during an outage are saved after it', async ({ page, context }) => {
  await asNewStudent(page);
  await openFirstCard(page);
  const bringBack = await takeDown(page);
  await answerCards(page, ['like', 'dislike']);
  await expect(page.getByText(t('network.kept'))).toBeVisible();
  await bringBack();
  await expectSaved(context, ['like', 'dislike']);
});

test('a form keeps its input, is not resent by itself, and can be sent again', async ({ page }) => {
  await asNewStudent(page);
  await page.goto('/dashboard/support');
  const message = page.getByLabel(t('support.message'));
  await message.fill('My cards are gone');
  let sent = 0;
  await page.route('**/api/supports', async (route) => {
    sent += 1;
    await (sent === 1 ? refuse(route) : route.continue());
  });
  const send = page.getByRole('button', { name: t('support.send') });
  await send.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('server/unavailable'));
  await expect(alert).toContainText(t('form.kept'));
  await expect(message).toHaveValue('My cards are gone');
  await expectNoNetworkMessage(page);
  expect(sent).toBe(1);
  await send.click();
  await expect(page.getByText(t('support.sent'))).toBeVisible();
  expect(sent).toBe(2);
});
