import { expect, signIn, test } from '../fixtures.ts';
import {
  apiCalls,
  expectSessionEnded,
  expectLoggedIn,
  expectTimedOut,
  minutes,
  openTab,
} from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('an hour without activity', () => {
  test('counts from the last activity in any tab', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context)];
    await context.clock.fastForward(minutes(40));
    await first.keyboard.press('Tab');
    await context.clock.fastForward(minutes(59));
    await expectLoggedIn(first);
    await expectLoggedIn(second);
    await context.clock.fastForward(minutes(1));
    await expectTimedOut(first);
    await expectTimedOut(second);
  });

  test('keeps the page of a visitor who opens a link', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.goto('about:blank');
    await context.clock.fastForward(minutes(60));
    await tab.goto('/login');
    await expect(tab.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
    await expect(tab).toHaveURL('/login');
    await expectSessionEnded(page);
  });

  test('applies to the server’s session: reading keeps it alive, an open page does not', async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn(page, 'student');
    // This page sends no requests by itself.
    const tab = await openTab(context, '/dashboard/support');
    await context.clock.fastForward(minutes(6));
    const calls = apiCalls(tab);
    for (let minute = 0; minute < 40; minute += 1) await context.clock.fastForward(minutes(1));
    expect(calls).toEqual([]);

    const response = tab.waitForResponse('**/api/identity/token');
    await tab.mouse.wheel(0, 100);
    await context.clock.fastForward(minutes(1));
    expect((await response).status()).toBe(200);
    for (let minute = 0; minute < 4; minute += 1) {
      await tab.mouse.move(10 * minute, 20);
      await context.clock.fastForward(minutes(1));
    }
    expect(calls).toEqual(['/api/identity/token']);
  });
});
