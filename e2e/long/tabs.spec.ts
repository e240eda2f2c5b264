import { demoNames, expect, signIn, test } from '../fixtures.ts';
import { apiCalls, expectLoggedOut, expectLoggedIn, logIn, minutes, openTab } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
const t = words.en;

test.describe('two tabs', () => {
  test('log out together', async ({ context, page }) => {
    await signIn(page, 'student');
    const [first, second] = [await openTab(context), await openTab(context, '/dashboard/support')];
    await first.getByRole('link', { name: t('nav.logout') }).click();
    await expect(first).toHaveURL('/');
    await expectLoggedOut(first);
    await expectLoggedOut(second);
    await expect(second).toHaveURL('/login');
    await expect(second.getByText(demoNames.student)).toBeHidden();
  });

  test('log in together, each to its requested page', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/dashboard/support');
    await second.goto('/login');
    await expect(first).toHaveURL('/login');
    await logIn(second, 'student');
    await expect(second).toHaveURL('/dashboard/cards');
    await expect(first).toHaveURL('/dashboard/support');
    await expectLoggedIn(first);
  });

  test('never show one user while sending requests as another', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page, 'student');
    const tab = await openTab(context, '/dashboard/support');
    // Sends the usage events collected so far.
    await context.clock.runFor(10_000);
    const calls = apiCalls(tab);
    await signIn(page, 'school');
    await context.clock.fastForward(minutes(6));
    await tab.keyboard.press('Tab');
    await context.clock.fastForward(minutes(1));
    await expect(tab).toHaveURL('/dashboard/students');
    await expect(tab.getByRole('banner')).toContainText(demoNames.school);
    await expect(tab.getByRole('banner')).not.toContainText(demoNames.student);
    expect(calls[0]).toBe('/api/identity/token');
  });
});
