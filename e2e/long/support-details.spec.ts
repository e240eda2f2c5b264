import type { Page } from '@playwright/test';
import { asNewStudent } from '../account-people.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { asDemoGuest, groups } from '../guests.ts';
import { password } from '../signup-form.ts';
import { holdAnswer, logIn, minutes } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA' });

const field = (page: Page) => page.getByLabel(t('support.message'));
const send = (page: Page) => page.getByRole('button', { name: t('support.send'), exact: true });

async function openSupport(page: Page): Promise<void> {
  await page.goto('/dashboard/support');
  await expect(field(page)).toBeVisible();
}

test.describe('without a network', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the text stays, the page says so, and it is sent when the network is back', async ({
    page,
    context,
  }) => {
    await asNewStudent(page);
    await openSupport(page);
    await field(page).fill('My cards are gone');
    await context.setOffline(true);
    await expect(page.getByText(t('support.offline'))).toBeVisible();
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
    await expect(field(page)).toHaveValue('My cards are gone');
    await context.setOffline(false);
    await expect(page.getByText(t('support.offline'))).toBeHidden();
    await send(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('a server in trouble', () => {
  test.use({ expectedErrors: ['status of 500', 'status of 429'] });

  test('its message is shown, or that something went wrong; the text stays', async ({ page }) => {
    await asNewStudent(page);
    await openSupport(page);
    const answers = [
      { status: 500, code: 'server/error', says: 'Something went wrong.' },
      { status: 429, code: 'request/rate-limited', says: t('request/rate-limited') },
    ];
    for (const { status, code, says } of answers) {
      await page.route('**/api/supports', (route) =>
        route.fulfill({ status, json: { code, message: 'not what is shown' } }),
      );
      await field(page).fill('Hello');
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(field(page)).toHaveValue('Hello');
      await page.unroute('**/api/supports');
    }
  });
});

test('while it is being sent, the button says so and a second press sends nothing', async ({
  page,
}) => {
  await asNewStudent(page);
  await openSupport(page);
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.url().endsWith('/api/supports'))));
  const release = await holdAnswer(page, '**/api/supports');
  await field(page).fill('One message');
  await send(page).click();
  const busy = page.getByRole('button', { name: t('support.sending') });
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  // What is typed on meanwhile is the next message.
  await field(page).fill('One message, and another');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
  await expect(field(page)).toHaveValue('One message, and another');
  expect(posts).toBe(1);
});

test('what was begun is there again after another page and after a timeout, for the same person only', async ({
  page,
}) => {
  const { email } = await asNewStudent(page);
  await page.clock.install();
  await openSupport(page);
  await field(page).fill('It began when');
  await page.getByRole('link', { name: t('support.tip.account.link') }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await page.goBack();
  await expect(field(page)).toHaveValue('It began when');

  await page.clock.fastForward(minutes(61));
  await expect(page).toHaveURL('/?timeout=1');
  const support = page.getByRole('banner').getByRole('link', { name: t('nav.help') });
  await page.getByRole('link', { name: t('timeout.login') }).click();
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(email);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await support.click();
  await expect(field(page)).toHaveValue('It began when');
});

test('tips fit who reads them: no teacher for who has no school, the questions for staff', async ({
  page,
}) => {
  await asNewStudent(page);
  await openSupport(page);
  await expect(page.getByText(t('support.lead.student'))).toBeVisible();
  await expect(page.getByText(t('support.tip.school'))).toBeVisible();
  await asDemoGuest(page, groups.consumer.sent);
  await openSupport(page);
  await expect(page.getByText(t('support.lead.guest'))).toBeVisible();
  await expect(page.getByText(t('support.tip.school'))).toBeHidden();
  await expect(page.getByText(t('write.help.line'))).toBeVisible();
  await signIn(page, 'admin');
  await openSupport(page);
  await expect(page.getByText(t('support.readers.plain'))).toBeVisible();
  await page.getByRole('link', { name: t('support.tip.questions.link') }).click();
  await expect(page).toHaveURL('/dashboard/help');
  // An administrator has no school's code to look up.
  await page.getByRole('heading', { name: t('help.join') }).click();
  await expect(page.getByText(t('help.join.1'))).toBeVisible();
  await expect(page.getByText(t('help.join.link'))).toHaveCount(0);
});

test('a question that is opened is counted, and one that closes is not', async ({ page }) => {
  await signIn(page, 'school');
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/usage/events')) return;
    const { events } = request.postDataJSON() as { events: { name: string }[] };
    counted.push(...events.map(({ name }) => name).filter((name) => name === 'faq-view'));
  });
  await page.goto('/dashboard/help');
  const summaries = page.locator('summary');
  await summaries.nth(0).click();
  await summaries.nth(1).click();
  await summaries.nth(1).click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect.poll(() => counted.length).toBe(2);
});

test('one question at a time, also where the browser does not know how', async ({ page }) => {
  await signIn(page, 'school');
  await page.goto('/dashboard/help');
  await page.locator('details').first().waitFor();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.removeAttribute('name');
  });
  for (const at of [0, 2]) {
    await page.locator('summary').nth(at).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details').nth(at)).toHaveAttribute('open', '');
  }
});

test('what was begun is shown to nobody who logs in on the same page after', async ({ page }) => {
  await asNewStudent(page);
  await openSupport(page);
  await field(page).fill('A secret');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('nav.logout') }).click();
  await banner.getByRole('link', { name: t('nav.login') }).click();
  await logIn(page, 'student');
  await banner.getByRole('link', { name: t('nav.help') }).click();
  await expect(field(page)).toHaveValue('');
});
