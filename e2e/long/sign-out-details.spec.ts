import { expect, signIn, test } from '../fixtures.ts';
import {
  expectLoggedOut,
  expectSessionEnded,
  expectLoggedIn,
  logIn,
  openTab,
} from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('a log-out that does not reach the server', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED', '401'] });

  test('is reported without a network, and retried when the network is back', async ({
    context,
    page,
  }) => {
    await signIn(page, 'student');
    const tab = await openTab(context);
    await tab.waitForLoadState('networkidle');
    await context.setOffline(true);
    await tab.getByRole('link', { name: t('nav.logout') }).click();
    await expect(tab.getByRole('alert')).toContainText(t('error.offline'));
    await expectLoggedOut(tab);
    await context.setOffline(false);
    await expect(tab).toHaveURL('/');
    await expectSessionEnded(page);
  });

  test('does not end the session of the next user', async ({ context, page }) => {
    await signIn(page, 'student');
    const tab = await openTab(context);
    await context.route('**/api/identity/sign-out', (route) => route.abort());
    await tab.getByRole('link', { name: t('nav.logout') }).click();
    await expect(tab.getByRole('alert')).toBeVisible();
    await tab.getByRole('link', { name: t('nav.login') }).click();
    await logIn(tab, 'school');
    await expect(tab).toHaveURL('/dashboard/students');
    await context.unroute('**/api/identity/sign-out');
    await tab.reload();
    await expectLoggedIn(tab);
    await expect(tab).toHaveURL('/dashboard/students');
  });
});
