import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import {
  apiCalls,
  expectNobody,
  expectSomebody,
  logIn,
  minutes,
  openTab,
  tokenStatus,
  wake,
} from './visitors.ts';
import { words } from './words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

async function expectTimedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/?timeout=1');
  await expect(page.getByRole('status')).toContainText(t('timeout.text'));
  await expectNobody(page);
}

/** Ends the session at the server, behind the back of a browser that keeps its cookies. */
async function endSessionAtServer(page: Page): Promise<void> {
  const kept = await page.context().cookies();
  await page.request.post('/api/identity/sign-out');
  await page.context().addCookies(kept);
  expect(await tokenStatus(page)).toBe(401);
}

test.describe('an hour without activity', () => {
  test('signs out every tab and says why', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context, '/dashboard/support')];
    await context.clock.fastForward(minutes(59));
    await expectSomebody(first);
    await expectSomebody(second);
    await context.clock.fastForward(minutes(1));
    await expectTimedOut(first);
    await expectTimedOut(second);
    // The server was told as well, and where they were does not matter any more.
    expect(await tokenStatus(page)).toBe(401);
    await context.clock.runFor(1_000);
    await expect(second).toHaveURL('/?timeout=1');
  });

  test('counts from the last activity in any tab', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context)];
    await context.clock.fastForward(minutes(40));
    await first.keyboard.press('Tab');
    await context.clock.fastForward(minutes(59));
    await expectSomebody(first);
    await expectSomebody(second);
    await context.clock.fastForward(minutes(1));
    await expectTimedOut(first);
    await expectTimedOut(second);
  });

  test('is noticed by a laptop that slept through it as soon as it wakes', async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    const now = await tab.evaluate(() => Date.now());
    // The time goes on, and no timer has run.
    await context.clock.setSystemTime(now + minutes(61));
    await wake(tab);
    await expectTimedOut(tab);
  });

  test('also counts while no page is open', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.goto('about:blank');
    await context.clock.fastForward(minutes(60));
    await tab.goto('/dashboard/cards');
    await expectTimedOut(tab);
    expect(await tokenStatus(page)).toBe(401);
  });

  test('takes no page away from who comes with a link to it', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.goto('about:blank');
    await context.clock.fastForward(minutes(60));
    await tab.goto('/login');
    await expect(tab.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
    await expect(tab).toHaveURL('/login');
    expect(await tokenStatus(page)).toBe(401);
  });

  test('is counted as such, but never for an administrator', async ({ context, page }) => {
    await context.clock.install();
    const counted: string[] = [];
    context.on('request', (request) => {
      if (!request.url().endsWith('/api/usage/events')) return;
      const { events } = request.postDataJSON() as { events: { name: string }[] };
      counted.push(...events.map(({ name }) => name).filter((name) => name !== 'page-view'));
    });
    for (const [role, expected] of [
      ['student', ['timeout']],
      ['admin', []],
    ] as const) {
      await signIn(page, role);
      const tab = await openTab(context, '/dashboard');
      await context.clock.fastForward(minutes(60));
      await expectTimedOut(tab);
      await context.clock.runFor(10_000);
      expect(counted.splice(0), role).toEqual(expected);
      await tab.close();
    }
  });

  test('is the server’s hour too: reading on reaches it, an open page alone does not', async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await context.clock.fastForward(minutes(6));
    const calls = apiCalls(tab);
    for (let minute = 0; minute < 40; minute += 1) await context.clock.fastForward(minutes(1));
    expect(calls).toEqual([]);

    const heard = tab.waitForResponse('**/api/identity/token');
    await tab.mouse.wheel(0, 100);
    await context.clock.fastForward(minutes(1));
    expect((await heard).status()).toBe(200);
    for (let minute = 0; minute < 4; minute += 1) {
      await tab.mouse.move(10 * minute, 20);
      await context.clock.fastForward(minutes(1));
    }
    expect(calls).toEqual(['/api/identity/token']);
  });
});

test.describe('a session that the server ended', () => {
  test.use({ expectedErrors: ['401'] });

  test('leads to log-in, and back to the page', async ({ context, page }) => {
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

test.describe('a network that fails', () => {
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
    await expectSomebody(tab);
    await expect(tab).toHaveURL('/dashboard/cards');
  });
});
