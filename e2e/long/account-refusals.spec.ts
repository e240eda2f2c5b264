import { accountPage } from '../account-page.ts';
import { asNewStudent, statusIn } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const newPassword = 'amber kite over the harbour';

for (const { language, locale, viewport } of visits) {
  test.describe(`errors on a student’s account page in ${language} at ${viewport.width} px`, () => {
    test.use({
      locale,
      viewport,
      expectedErrors: ['400'],
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = words[language];
    const { passwords, passwordField, currentPassword, open } = accountPage(language, 'student');

    test('requires the current password and keeps the input', async ({ page }) => {
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
      await expectNoViolations(page);

      await page.keyboard.type('not the one');
      await page.keyboard.press('Enter');
      await expect(passwords(page).getByText(t('form/current-password-wrong'))).toBeVisible();
      await expect(current).toBeFocused();
      await current.fill(password);
      await page.keyboard.press('Enter');
      await expect(statusIn(passwords(page), t('password.saved'))).toBeVisible();
      await expect(current).toHaveValue('');
      await expect(passwordField(page, 'confirmPassword')).toHaveValue('');
    });
  });
}
