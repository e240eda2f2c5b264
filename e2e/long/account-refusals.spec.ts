import { accountPage } from '../account-page.ts';
import { asNewStudent, said } from '../account-people.ts';
import { expectNoFaults } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const newPassword = 'amber kite over the harbour';

for (const { language, locale, viewport } of visits) {
  test.describe(`what a student’s account refuses in ${language} at ${viewport.width} px`, () => {
    test.use({
      locale,
      viewport,
      expectedErrors: ['400', 'ERR_FAILED'],
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = words[language];
    const { details, passwords, data, passwordField, currentPassword, open } = accountPage(
      language,
      'student',
    );

    test('a password that will not do says why, and leaves the other sections alone', async ({
      page,
    }) => {
      await asNewStudent(page);
      await open(page);
      await details(page)
        .getByRole('button', { name: t('details.save') })
        .click();
      await expect(said(details(page), t('account.saved'))).toBeVisible();

      await currentPassword(page).fill(password);
      await passwordField(page, 'newPassword').fill('three-ca');
      await passwordField(page, 'confirmPassword').fill('three-cb');
      await passwords(page)
        .getByRole('button', { name: t('password.save') })
        .click();
      await expect(passwordField(page, 'confirmPassword')).toBeFocused();
      await expect(passwordField(page, 'confirmPassword')).toHaveAccessibleDescription(
        t('form/passwords-differ'),
      );
      await passwordField(page, 'newPassword').fill('password123');
      await passwordField(page, 'confirmPassword').fill('password123');
      await page.keyboard.press('Enter');
      await expect(passwordField(page, 'newPassword')).toBeFocused();
      await expect(passwords(page).getByText(t('form/password-common'))).toBeVisible();
      await expect(passwordField(page, 'confirmPassword')).toHaveValue('password123');
      await expectNoFaults(page);

      await expect(said(details(page), t('account.saved'))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(data(page).getByRole('status').first()).toBeEmpty();
    });

    test('the current password is asked for, and nothing typed is lost', async ({ page }) => {
      await asNewStudent(page);
      await open(page);
      const current = currentPassword(page);
      await passwordField(page, 'newPassword').fill(newPassword);
      await passwordField(page, 'confirmPassword').fill(newPassword);
      await page.keyboard.press('Enter');
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(
        `${t('form/current-password-required')} ${t('password.whyAlways.student')}`,
      );
      await expect(passwordField(page, 'newPassword')).toHaveValue(newPassword);
      await expectNoFaults(page);

      await page.keyboard.type('not the one');
      await page.keyboard.press('Enter');
      await expect(passwords(page).getByText(t('form/current-password-wrong'))).toBeVisible();
      await expect(current).toBeFocused();
      await current.fill(password);
      await page.keyboard.press('Enter');
      await expect(said(passwords(page), t('password.saved'))).toBeVisible();
      await expect(current).toHaveValue('');
      await expect(passwordField(page, 'confirmPassword')).toHaveValue('');
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
}
