import { demoPassword, demoSignIns, expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA' });
const t = words.en;

test('Escape, Cancel and the close button close the log-in modal and return to the landing page', async ({
  page,
}) => {
  for (const close of ['Escape', 'form.cancel', 'app.close'] as const) {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: t('login.heading') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(t('field.email'))).toBeFocused();
    await expect(page).toHaveTitle(`${t('login.title')} · Trio`);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: t(close) }).click();
    await expect(page).toHaveURL('/');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveTitle(t('landing.title'));
  }
});

test('closing returns the focus to the opener, and Back does not reopen the modal', async ({
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

test('closing leads to the landing page from any page, and Back to the previous page', async ({
  page,
}) => {
  for (const [link, heading] of [
    ['nav.login', 'login.heading'],
    ['nav.signup', 'signup.heading.student'],
    ['nav.login', 'forgot.heading'],
  ] as const) {
    await page.goto('/terms');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(link) })
      .click();
    if (heading === 'forgot.heading') {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('login.forgot') })
        .click();
    }
    await expect(page.getByRole('dialog', { name: t(heading) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.heading'));
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  }
});

test('switching to another modal keeps the requested page', async ({ page }) => {
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

test.describe('with wrong credentials', () => {
  test.use({ expectedErrors: ['401', '404'] });

  test('shows the error of the catalogue for each case, and the password can be revealed', async ({
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
    await expect(dialog.getByRole('alert')).toHaveText(
      t('auth/user-not-found') + t('hint.auth/user-not-found'),
    );
    await dialog.getByLabel(t('field.email')).fill(demoSignIns.student);
    await dialog.getByRole('button', { name: t('login.submit') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      t('auth/wrong-password') + t('hint.auth/wrong-password'),
    );
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('shows an error and works once the network is back', async ({ page, context }) => {
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
