import { accountPage } from '../account-page.ts';
import { asNewStudent, statusIn, signInAgain } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const newPassword = 'amber kite over the harbour';

for (const { language, locale, viewport } of visits) {
  test.describe(`a student’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const { details, passwords, data, passwordField, currentPassword, open } = accountPage(
      language,
      'student',
    );

    test('saving a new name by keyboard updates the header at once', async ({ page }) => {
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
      await expect(statusIn(details(page), t('account.saved'))).toBeVisible();
      await expect(first).toBeFocused();
      await expect(first).toHaveValue('Maëlle');
      await expect(page.locator('header a[href="/dashboard/account"]').first()).toHaveAttribute(
        'aria-label',
        t('nav.accountOf', { name: 'Maëlle' }),
      );
      await expectNoViolations(page);
      await first.fill('M');
      await expect(statusIn(details(page), t('account.saved'))).toBeHidden();

      await page.reload();
      await expect(first).toHaveValue('Maëlle');
      for (const heading of ['address.heading', 'code.heading', 'requests.heading'] as const) {
        await expect(page.getByRole('region', { name: t(heading) })).toBeHidden();
      }
    });

    test('setting a new password by keyboard clears the fields and ends all other sessions', async ({
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
      await currentPassword(page).focus();
      await page.keyboard.type(password);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(passwordField(page, 'newPassword')).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(passwordField(page, 'confirmPassword')).toBeFocused();
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');
      await expect(statusIn(passwords(page), t('password.saved'))).toBeVisible();
      await expect(passwordField(page, 'newPassword')).toHaveValue('');
      await expect(passwordField(page, 'confirmPassword')).toHaveValue('');
      await expectNoViolations(page);

      expect((await elsewhere.post('/api/identity/token')).status()).toBe(401);
      await elsewhere.dispose();
      expect((await signInAgain(page, email)).status()).toBe(401);
      expect((await signInAgain(page, email, newPassword)).status()).toBe(204);
    });

    test('downloads all stored data as one file named by the date', async ({ page }) => {
      const { email } = await asNewStudent(page);
      await open(page);
      const downloading = page.waitForEvent('download');
      await data(page)
        .getByRole('button', { name: t('data.download') })
        .focus();
      await page.keyboard.press('Enter');
      const download = await downloading;
      const file = download.suggestedFilename();
      const day = /20\d{6}/u.exec(file)?.[0] ?? '';
      expect(file).toBe(t('data.fileName', { day }));
      const chunks: Uint8Array[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk);
      expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email } });
      await expect(statusIn(data(page), t('data.downloaded', { file }))).toBeVisible();
      await expectNoViolations(page);
    });

    test('deletion can be requested and withdrawn by keyboard, and the request survives a reload', async ({
      page,
    }) => {
      await asNewStudent(page);
      await open(page);
      const ask = data(page).getByRole('button', { name: t('deletion.ask') });
      const dialog = page.getByRole('dialog', { name: t('deletion.askHeading.student') });
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(t('deletion.whatHappens.student'))).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: t('deletion.send') })).toBeFocused();
      await page.keyboard.press('Enter');
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
      const asked = statusIn(data(page), t('deletion.asked.student', { date }));
      await expect(asked).toBeFocused();
      await expect(dialog).toBeHidden();
      await expectNoViolations(page);

      await page.reload();
      await expect(asked).toBeVisible();
      await data(page)
        .getByRole('button', { name: t('deletion.takeBack') })
        .focus();
      await page.keyboard.press('Enter');
      await expect(statusIn(data(page), t('deletion.takenBack'))).toBeFocused();
      await expect(ask).toBeVisible();
      await page.reload();
      await expect(ask).toBeVisible();
    });
  });
}
