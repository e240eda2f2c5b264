import type { Page } from '@playwright/test';
import { asNewStudent, said, signInAgain } from './account-people.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { password, visits } from './signup-form.ts';
import { words } from './words.ts';

const newPassword = 'amber kite over the harbour';

for (const { language, locale, viewport } of visits) {
  test.describe(`a student’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const details = (page: Page) =>
      page.getByRole('region', { name: t('details.heading.student') });
    const passwords = (page: Page) => page.getByRole('region', { name: t('password.heading') });
    const data = (page: Page) => page.getByRole('region', { name: t('data.heading.student') });
    const field = (page: Page, name: 'newPassword' | 'confirmPassword') =>
      passwords(page).getByLabel(t(`field.${name}`), { exact: true });
    const open = async (page: Page) => {
      await page.goto('/dashboard/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('account.heading.student'),
      );
    };

    test('a new name is saved by keyboard and greets from the header at once', async ({ page }) => {
      const { email } = await asNewStudent(page);
      await open(page);
      await expect(page).toHaveTitle(`${t('nav.account')} · Trio`);
      const address = details(page).getByLabel(t('field.email'));
      await expect(address).toHaveValue(email);
      await expect(address).not.toBeEditable();
      await expect(address).toHaveAccessibleDescription(t('details.emailFixed'));

      const first = details(page).getByLabel(t('field.firstname'));
      await first.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('  Maëlle ');
      await page.keyboard.press('Enter');
      await expect(said(details(page), t('account.saved'))).toBeVisible();
      await expect(first).toBeFocused();
      await expect(first).toHaveValue('Maëlle');
      await expect(page.locator('header a[href="/dashboard/account"]').first()).toHaveAttribute(
        'aria-label',
        t('nav.accountOf', { name: 'Maëlle' }),
      );
      await expectNoFaults(page);
      await first.fill('M');
      await expect(said(details(page), t('account.saved'))).toBeHidden();

      await page.reload();
      await expect(first).toHaveValue('Maëlle');
      for (const heading of ['address.heading', 'code.heading', 'requests.heading'] as const) {
        await expect(page.getByRole('region', { name: t(heading) })).toBeHidden();
      }
    });

    test('a new password is set by keyboard, clears the fields and ends every other session', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const { email } = await asNewStudent(page);
      const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const login = { data: { email, password } };
      expect((await elsewhere.post('/api/identity/sign-in', login)).status()).toBe(204);
      expect((await elsewhere.post('/api/identity/token')).status()).toBe(200);

      await open(page);
      await field(page, 'newPassword').focus();
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(field(page, 'confirmPassword')).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');
      await expect(said(passwords(page), t('password.saved'))).toBeVisible();
      await expect(field(page, 'newPassword')).toHaveValue('');
      await expect(field(page, 'confirmPassword')).toHaveValue('');
      await expectNoFaults(page);

      expect((await elsewhere.post('/api/identity/token')).status()).toBe(401);
      await elsewhere.dispose();
      expect((await signInAgain(page, email)).status()).toBe(401);
      expect((await signInAgain(page, email, newPassword)).status()).toBe(204);
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: ['400', 'ERR_FAILED'] });

      test('a password that will not do says why, and leaves the other sections alone', async ({
        page,
      }) => {
        await asNewStudent(page);
        await open(page);
        await details(page)
          .getByRole('button', { name: t('details.save') })
          .click();
        await expect(said(details(page), t('account.saved'))).toBeVisible();

        await field(page, 'newPassword').fill('three-ca');
        await field(page, 'confirmPassword').fill('three-cb');
        await passwords(page)
          .getByRole('button', { name: t('password.save') })
          .click();
        await expect(field(page, 'confirmPassword')).toBeFocused();
        await expect(field(page, 'confirmPassword')).toHaveAccessibleDescription(
          t('form/passwords-differ'),
        );
        await field(page, 'newPassword').fill('password123');
        await field(page, 'confirmPassword').fill('password123');
        await page.keyboard.press('Enter');
        await expect(field(page, 'newPassword')).toBeFocused();
        await expect(passwords(page).getByText(t('form/password-common'))).toBeVisible();
        await expect(field(page, 'confirmPassword')).toHaveValue('password123');
        await expectNoFaults(page);

        await expect(said(details(page), t('account.saved'))).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(data(page).getByRole('status').first()).toBeEmpty();
      });

      test('the current password is asked for when the log-in is old, and nothing typed is lost', async ({
        page,
      }) => {
        await asNewStudent(page);
        // The server's clock is its own: only its first answer is played here.
        let isOld = true;
        await page.route('**/api/users/me', async (route) => {
          if (!isOld || route.request().method() !== 'PUT') return route.continue();
          isOld = false;
          const code = 'form/current-password-required';
          await route.fulfill({ status: 400, json: { code, message: t(code) } });
        });
        await open(page);
        const current = passwords(page).getByLabel(t('password.current'), { exact: true });
        await expect(current).toBeHidden();
        await field(page, 'newPassword').fill(newPassword);
        await field(page, 'confirmPassword').fill(newPassword);
        await page.keyboard.press('Enter');
        await expect(current).toBeFocused();
        await expect(current).toHaveAccessibleDescription(
          `${t('form/current-password-required')} ${t('password.why.student')}`,
        );
        await expect(field(page, 'newPassword')).toHaveValue(newPassword);
        await expectNoFaults(page);

        await page.keyboard.type(password);
        await page.keyboard.press('Enter');
        await expect(said(passwords(page), t('password.saved'))).toBeVisible();
        await expect(current).toBeHidden();
        await expect(field(page, 'confirmPassword')).toHaveValue('');
      });

      test('without a network the section says so, keeps what was typed, and can be sent again', async ({
        page,
      }) => {
        await asNewStudent(page);
        await open(page);
        await page.route('**/api/users/me', (route) => route.abort());
        const last = details(page).getByLabel(t('field.lastname'));
        await last.fill('Arsenault');
        const save = details(page).getByRole('button', { name: t('details.save') });
        await save.click();
        await expect(details(page).getByRole('alert')).toHaveText(t('error.offline'));
        await expect(details(page).getByRole('alert')).toBeFocused();
        await expectNoFaults(page);
        await page.unroute('**/api/users/me');
        await save.click();
        await expect(said(details(page), t('account.saved'))).toBeVisible();
        await expect(save).toBeFocused();
        await expect(last).toHaveValue('Arsenault');
      });
    });

    test('all that is kept comes as one file, named by the day', async ({ page }) => {
      const { email } = await asNewStudent(page);
      await open(page);
      const downloading = page.waitForEvent('download');
      await data(page)
        .getByRole('button', { name: t('data.download') })
        .focus();
      await page.keyboard.press('Enter');
      const download = await downloading;
      const file = download.suggestedFilename();
      expect(file).toMatch(/^trio-my-data-20\d{6}\.json$/u);
      const chunks: Uint8Array[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk);
      expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email } });
      await expect(said(data(page), t('data.downloaded', { file }))).toBeVisible();
      await expectNoFaults(page);
    });

    test('deletion is asked for, remembered and taken back, by keyboard alone', async ({
      page,
    }) => {
      await asNewStudent(page);
      await open(page);
      const ask = data(page).getByRole('button', { name: t('deletion.ask') });
      const dialog = page.getByRole('dialog', { name: t('deletion.askHeading.student') });
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(t('deletion.whatHappens.student'))).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: t('deletion.send') })).toBeFocused();
      await page.keyboard.press('Enter');
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
      const asked = said(data(page), t('deletion.asked.student', { date }));
      await expect(asked).toBeFocused();
      await expect(dialog).toBeHidden();
      await expectNoFaults(page);

      await page.reload();
      await expect(asked).toBeVisible();
      await data(page)
        .getByRole('button', { name: t('deletion.takeBack') })
        .focus();
      await page.keyboard.press('Enter');
      await expect(said(data(page), t('deletion.takenBack'))).toBeFocused();
      await expect(ask).toBeVisible();
      await page.reload();
      await expect(ask).toBeVisible();
    });
  });
}
