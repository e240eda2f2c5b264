import { expect, signIn, test } from './fixtures.ts';
import { expectLoggedOut, openTab, tokenStatus } from './visitors.ts';
import { words } from './words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('a log-out that does not reach the server', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED', '401'] });

  test('is repeated later; until then the session cannot be used', async ({ context, page }) => {
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context)];
    await context.route('**/api/identity/sign-out', (route) => route.abort());
    await first.getByRole('link', { name: t('nav.logout') }).click();
    await expect(first.getByRole('alert')).toContainText(t('logout.failed'));
    await expectLoggedOut(second);
    // The HttpOnly cookie, which our pages cannot delete, still opens the session …
    expect(await tokenStatus(page)).toBe(200);
    // … but our pages do not use it for the next person on this device.
    await first.goto('/dashboard/cards');
    await expect(first).toHaveURL('/login');
    await expectLoggedOut(first);

    await context.unroute('**/api/identity/sign-out');
    const settled = second.waitForResponse('**/api/identity/sign-out');
    await second.goto('/');
    expect((await settled).status()).toBe(204);
    expect(await tokenStatus(page)).toBe(401);
    const traces = () => second.evaluate(() => Object.keys(localStorage));
    await expect
      .poll(async () => (await traces()).filter((key) => key.startsWith('trio.')))
      .toEqual([]);
  });
});
