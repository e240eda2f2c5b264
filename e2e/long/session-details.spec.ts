import { expect, signIn, test } from '../fixtures.ts';
import {
  apiCalls,
  expectSessionEnded,
  expectSomebody,
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
    await expectSomebody(first);
    await expectSomebody(second);
    await context.clock.fastForward(minutes(1));
    await expectTimedOut(first);
    await expectTimedOut(second);
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
    await expectSessionEnded(page);
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
      // Its answer clears the cookie, which must not be the next person's.
      const signedOut = tab.waitForResponse('**/api/identity/sign-out');
      await context.clock.fastForward(minutes(60));
      await expectTimedOut(tab);
      await signedOut;
      await context.clock.runFor(10_000);
      await expect.poll(() => counted, role).toEqual(expected);
      counted.length = 0;
      await tab.close();
    }
  });

  test('is the server’s hour too: reading on reaches it, an open page alone does not', async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn(page, 'student');
    // A page that asks for nothing by itself.
    const tab = await openTab(context, '/dashboard/support');
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
