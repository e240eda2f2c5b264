import { demoPassword, demoSignIns, expect, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ locale: 'en-CA' });
const t = words.en;

test('Escape and Cancel close the log-in modal and return to the landing page', async ({
  page,
}) => {
  for (const close of ['Escape', 'Cancel'] as const) {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: t('login.heading') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(t('field.email'))).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else
      await dialog
        .getByRole('button', { name: t('form.cancel') })
        .last()
        .click();
    await expect(page).toHaveURL('/');
    await expect(dialog).toBeHidden();
  }
});

test('closing returns the focus to what opened it, and Back does not open it again', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.goto('/');
  const opener = page.getByRole('link', { name: t('landing.start') });
  await opener.click();
  await expect(page.getByRole('dialog', { name: t('signup.heading.student') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('a modal opened by its address closes to the landing page, also through another one', async ({
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

test('one modal gives way to the other and keeps the page that was wanted', async ({ page }) => {
  await page.goto('/dashboard/support');
  await expect(page).toHaveURL('/login');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('login.toSignup') })
    .click();
  await expect(page.getByRole('dialog', { name: t('signup.heading.student') })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('signup.toLogin') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/support');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that is not ours in answer (a captive portal) does not lock the form', async ({
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
  await expect(dialog.getByRole('alert')).toHaveText(t('server/unavailable'));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('the modal cannot be closed while it is sending', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/identity/sign-in', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('login.submit') }).click();
  await expect(dialog.getByRole('button', { name: t('form.sending') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog
    .getByRole('button', { name: t('form.cancel') })
    .last()
    .click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/dashboard/cards');
});

test.describe('wrong credentials', () => {
  test.use({ expectedErrors: ['401', '404'] });

  test('are told apart as the catalogue says, and the password can be looked at', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(t('field.password'), { exact: true });
    await dialog.getByLabel(t('field.email')).fill('nobody@cedar-ridge.example');
    await password.fill('wrong');
    await dialog.getByRole('button', { name: t('field.showPassword') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: t('login.submit') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(t('auth/user-not-found'));
    await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
    await dialog.getByRole('button', { name: t('login.submit') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(t('auth/wrong-password'));
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('the form says so and works once it is back', async ({ page, context }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
    await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: t('login.submit') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(t('error.offline'));
    await context.setOffline(false);
    await dialog.getByRole('button', { name: t('login.submit') }).click();
    await expect(page).toHaveURL('/dashboard/cards');
  });
});
