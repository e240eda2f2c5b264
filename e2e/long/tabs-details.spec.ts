import { demoNames, expect, signIn, test } from '../fixtures.ts';
import { expectNobody, holdAnswer, openTab, wake } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('two tabs', () => {
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
    // At once, before the server answers.
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
    // The account arrives after the log-out.
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
