import { demoNames, expect, signIn, test } from '../fixtures.ts';
import { expectLoggedOut, holdResponse, openTab, returnToTab } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('two tabs', () => {
  test('change together when another user logs in in one of them', async ({ context, page }) => {
    await signIn(page, 'student');
    const tab = await openTab(context, '/dashboard/support');
    const other = await openTab(context, '/terms');
    await signIn(page, 'school');
    const release = await holdResponse(tab, '**/api/identity/token');
    await other.evaluate(() => {
      const message = { kind: 'signed-in', accountId: 'another account' };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
      new BroadcastChannel('trio.session').postMessage(message);
    });
    await expect(tab.getByText(demoNames.student)).toBeHidden();
    release();
    await expect(tab).toHaveURL('/dashboard/students');
    await expect(tab.getByRole('banner')).toContainText(demoNames.school);
  });

  test('log out together, also while one is still loading the session', async ({
    context,
    page,
  }) => {
    await signIn(page, 'student');
    const first = await openTab(context);
    const second = await context.newPage();
    const release = await holdResponse(second, '**/api/auth/me');
    const asked = second.waitForRequest('**/api/auth/me');
    await second.goto('/dashboard/cards');
    await asked;
    await first.getByRole('link', { name: t('nav.logout') }).click();
    await expectLoggedOut(second);
    const arrived = second.waitForResponse('**/api/auth/me');
    release();
    await (await arrived).finished();
    await expect(second).toHaveURL('/login');
    await expectLoggedOut(second);
    await expect(second.getByText(demoNames.student)).toBeHidden();
  });

  test('detect an ended session when they become visible', async ({ context, page }) => {
    await signIn(page, 'student');
    const tab = await openTab(context);
    await context.clearCookies();
    await returnToTab(tab);
    await expect(tab).toHaveURL('/login');
    await expectLoggedOut(tab);
  });
});
