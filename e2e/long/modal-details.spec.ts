import { demoPassword, demoSignIns, expect, test } from '../fixtures.ts';
import { minutes } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA' });
const t = words.en;

test('a modal opened by its address closes to the landing page, also via another modal', async ({
  page,
}) => {
  await page.goto('/login');
  for (const [link, heading] of [
    [t('login.toSignup'), t('signup.heading.student')],
    [t('signup.toLogin'), t('login.heading')],
    [t('login.forgot'), t('forgot.heading')],
    [t('forgot.toLogin'), t('login.heading')],
  ] as const) {
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a response that does not come from our server (a captive portal) does not lock the form', async ({
  page,
}) => {
  await page.route('**/api/identity/token', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the café</h1>' }),
  );
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(t('error.offline'));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a modal opens after 100 ms and closes within 250; it is 720 px wide and 360 to 440 high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('link', { name: t('nav.login') });
  await opener.click();
  await page.getByRole('dialog', { name: t('login.heading') }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');

  // Again with everything loaded, so that only the modal's own timer remains.
  await page.clock.pauseAt(Date.now() + minutes(1));
  await opener.click();
  await expect(page).toHaveURL('/login');
  const dialog = page.locator('dialog').filter({ hasText: t('login.heading') });
  await dialog.waitFor({ state: 'attached' });
  await page.clock.runFor(99);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialog).toBeVisible();
  // The layout size: the box on the screen is slightly smaller during the animation.
  const { width, height } = await dialog.evaluate((element: HTMLElement) => ({
    width: element.offsetWidth,
    height: element.offsetHeight,
  }));
  expect(width).toBe(720);
  expect(height).toBeGreaterThanOrEqual(360);
  expect(height).toBeLessThanOrEqual(440);
  await dialog.getByRole('link', { name: t('login.toSignup') }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('link', { name: t('login.toSignup') })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.clock.runFor(249);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
});
