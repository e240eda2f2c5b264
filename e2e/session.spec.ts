import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import {
  expectSessionEnded,
  expectLoggedIn,
  expectTimedOut,
  logIn,
  minutes,
  openTab,
  tokenStatus,
  returnToTab,
} from './visitors.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

async function endSessionAtServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.request.post('/api/identity/sign-out');
  await page.context().addCookies(cookies);
  expect(await tokenStatus(page)).toBe(401);
}

test.describe('an hour without activity', () => {
  test('logs out every tab and shows the reason', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context, '/dashboard/support')];
    await context.clock.fastForward(minutes(59));
    await expectLoggedIn(first);
    await expectLoggedIn(second);
    await context.clock.fastForward(minutes(1));
    await expectTimedOut(first);
    await expectTimedOut(second);
    await expectSessionEnded(page);
    await context.clock.runFor(1_000);
    await expect(second).toHaveURL('/?timeout=1');
  });

  test('is detected when a sleeping laptop wakes', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    const now = await tab.evaluate(() => Date.now());
    // Moves the clock without running timers.
    await context.clock.setSystemTime(now + minutes(61));
    await returnToTab(tab);
    await expectTimedOut(tab);
  });

  test('also ends the session while no page is open', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.goto('about:blank');
    await context.clock.fastForward(minutes(60));
    await tab.goto('/dashboard/cards');
    await expectTimedOut(tab);
    await expectSessionEnded(page);
  });
});

test.describe('a session that the server ended', () => {
  test.use({ expectedErrors: ['401'] });

  test('leads to log-in, then back to the page', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context, '/dashboard/support?about=a#b');
    await endSessionAtServer(tab);
    await context.clock.fastForward(minutes(10));
    await tab.keyboard.press('Tab');
    await context.clock.fastForward(minutes(1));
    await expect(tab).toHaveURL('/');
    await context.clock.runFor(1_000);
    await expect(tab).toHaveURL('/login');
    await logIn(tab, 'student');
    await expect(tab).toHaveURL('/dashboard/support?about=a#b');
  });

  test('is not resumed by a page that opens later', async ({ context, page }) => {
    await signIn(page, 'student');
    await endSessionAtServer(page);
    await page.goto('/dashboard/cards');
    await expect(page).toHaveURL('/login');
    const { length } = (await context.cookies()).filter(({ name }) => name === 'trio.present');
    expect(length).toBe(0);
  });
});

test.describe('a failing network', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('ends no session', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.route('**/api/**', (route) => route.abort());
    const failed = tab.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/identity/token'),
    );
    await context.clock.fastForward(minutes(10));
    await tab.keyboard.press('Tab');
    await context.clock.fastForward(minutes(1));
    await failed;
    await expectLoggedIn(tab);
    await expect(tab).toHaveURL('/dashboard/cards');
  });
});
