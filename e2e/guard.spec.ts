import { expect, signIn, test } from './fixtures.ts';
import { holdResponse, minutes } from './visitors.ts';
import { words } from './words.ts';

test.use({ locale: 'en-CA' });
const t = words.en;

test.describe('the route guard', () => {
  test('shows a loading view until the session is known', async ({ page }) => {
    await signIn(page, 'student');
    const release = await holdResponse(page, '**/api/auth/me');
    await page.goto('/dashboard/cards');
    await expect(page.getByRole('status')).toHaveText(t('app.loading'));
    await expect(page).toHaveURL('/dashboard/cards');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
  });

  test('redirects a visitor to the landing page, and after 250 ms to log-in', async ({ page }) => {
    await page.clock.install();
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.pauseAt(Date.now() + minutes(1));
    // Client-side navigation in a loaded page, so that only the guard's own timer remains.
    await page.evaluate(() => {
      history.pushState(null, '', '/dashboard/account');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.heading'));
    await page.clock.runFor(249);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
  });
});
