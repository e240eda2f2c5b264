import { demoNames, expect, signIn, test } from './fixtures.ts';
import {
  apiCalls,
  expectNobody,
  expectSomebody,
  holdAnswer,
  logIn,
  minutes,
  openTab,
  wake,
} from './visitors.ts';
import { words } from './words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('two tabs', () => {
  test('leave together', async ({ context, page }) => {
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context, '/dashboard/support')];
    await first.getByRole('link', { name: t('nav.logout') }).click();
    await expect(first).toHaveURL('/');
    await expectNobody(first);
    await expectNobody(second);
    await expect(second).toHaveURL('/login');
    await expect(second.getByText(demoNames.student)).toBeHidden();
  });

  test('come in together, each to the page it wanted', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/dashboard/support');
    await second.goto('/login');
    await expect(first).toHaveURL('/login');
    await logIn(second, 'student');
    await expect(second).toHaveURL('/dashboard/cards');
    await expect(first).toHaveURL('/dashboard/support');
    await expectSomebody(first);
  });

  test('never show one person and call as another', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context, '/dashboard/support');
    // What was counted so far has been sent.
    await context.clock.runFor(10_000);
    const calls = apiCalls(tab);
    // Another tab, whose word this one has not heard, signs in somebody else.
    await signIn(page, 'school');
    await context.clock.fastForward(minutes(6));
    await tab.keyboard.press('Tab');
    await context.clock.fastForward(minutes(1));
    await expect(tab).toHaveURL('/dashboard/students');
    await expect(tab.getByRole('banner')).toContainText(demoNames.school);
    await expect(tab.getByRole('banner')).not.toContainText(demoNames.student);
    expect(calls[0]).toBe('/api/identity/token');
  });

  test('change together when one of them signs in somebody else', async ({ context, page }) => {
    await signIn(page, 'student');
    const tab = await openTab(context, '/dashboard/support');
    const other = await openTab(context, '/terms');
    await signIn(page, 'school');
    const release = await holdAnswer(tab, '**/api/identity/token');
    await other.evaluate(() => {
      const message = { kind: 'signed-in', accountId: 'somebody else' };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
      new BroadcastChannel('trio.session').postMessage(message);
    });
    // At once, before the server is asked who it is now.
    await expect(tab.getByText(demoNames.student)).toBeHidden();
    release();
    await expect(tab).toHaveURL('/dashboard/students');
    await expect(tab.getByRole('banner')).toContainText(demoNames.school);
  });

  test('leave together, also while one is still finding out who is there', async ({
    context,
    page,
  }) => {
    await signIn(page, 'student');
    const first = await openTab(context);
    const second = await context.newPage();
    // The account is on its way, and arrives after the person has left.
    const release = await holdAnswer(second, '**/api/auth/me');
    const asked = second.waitForRequest('**/api/auth/me');
    await second.goto('/dashboard/cards');
    await asked;
    await first.getByRole('link', { name: t('nav.logout') }).click();
    await expectNobody(second);
    const arrived = second.waitForResponse('**/api/auth/me');
    release();
    await (await arrived).finished();
    await expect(second).toHaveURL('/login');
    await expectNobody(second);
    await expect(second.getByText(demoNames.student)).toBeHidden();
  });

  test('notice on being looked at that the session is gone', async ({ context, page }) => {
    await signIn(page, 'student');
    const tab = await openTab(context);
    await context.clearCookies();
    await wake(tab);
    await expect(tab).toHaveURL('/login');
    await expectNobody(tab);
  });
});
