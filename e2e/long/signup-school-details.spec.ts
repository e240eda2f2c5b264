import { expectNoViolations } from '../axe.ts';
import { demoCode, expect, test } from '../fixtures.ts';
import { expectInSight, field, fill, newSchool, openAsSchool, password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`sign-up of a school in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('requires every field of a school, in order, with one message per field', async ({
      page,
    }) => {
      const dialog = await openAsSchool(page, language);
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      const wrong = dialog.locator('[aria-invalid="true"]');
      await expect(wrong).toHaveCount(10);
      expect(await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
        'firstname',
        'lastname',
        'email',
        'address',
        'city',
        'state',
        'postalzip',
        'schoolname',
        'phone',
        'password',
      ]);
      const messages = ['address', 'city', 'state', 'schoolname', 'phone'] as const;
      for (const name of messages) {
        await expect(field(dialog, name)).toHaveAccessibleDescription(t(`form/${name}-required`));
      }
      await expect(field(dialog, 'postalzip')).toHaveAccessibleDescription(
        `${t('form/postalzip-invalid')} ${t('field.example', { example: 'K1A 0B1' })}`,
      );
      await expect(field(dialog, 'firstname')).toBeFocused();
      await expect(dialog.getByText(t('form/firstname-required'))).toBeInViewport();
      await expectNoViolations(page);

      await expect(field(dialog, 'country')).toHaveValue('can');
      await field(dialog, 'country').selectOption('');
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await expect(field(dialog, 'country')).toHaveAccessibleDescription(
        t('form/country-required'),
      );
      await field(dialog, 'country').selectOption('other');
      await expect(dialog.getByText(t('form/country-required'))).toBeHidden();
    });

    test('scrolls to the first invalid field and its message', async ({ page }) => {
      const dialog = await openAsSchool(page, language);
      await field(dialog, 'country').selectOption('can');
      await fill(dialog, { ...newSchool(), postalzip: '90210' });
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await expect(field(dialog, 'postalzip')).toBeFocused();
      await expectInSight(dialog.getByText(t('form/postalzip-invalid')));
      await expectInSight(dialog.getByText(t('field.postalzip'), { exact: true }));
    });

    test('names the postal code as its country does', async ({ page }) => {
      const dialog = await openAsSchool(page, language);
      const postal = field(dialog, 'postalzip');
      await expect(postal).toHaveAccessibleName(t('field.postalzip'));
      await field(dialog, 'country').selectOption('usa');
      await expect(postal).toHaveAccessibleName(t('field.zip'));
      await expect(postal).toHaveAccessibleDescription(t('field.example', { example: '90210' }));
      await field(dialog, 'country').selectOption('can');
      await expect(postal).toHaveAccessibleName(t('field.postalzip'));
      await expect(postal).toHaveAccessibleDescription(t('field.example', { example: 'K1A 0B1' }));
    });

    test('keeps the input when the role and the choice change', async ({ page }) => {
      const dialog = await openAsSchool(page, language);
      await fill(dialog, { firstname: 'Liam', city: 'Moncton', phone: '506', code: 'Birch 1' });
      await field(dialog, 'country').selectOption('usa');
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await dialog.getByRole('radio', { name: t('signup.contact') }).click();
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
      await expect(field(dialog, 'phone')).toHaveValue('506');
      await dialog.getByRole('radio', { name: t('signup.student') }).click();
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
      await expect(field(dialog, 'firstname')).toHaveValue('Liam');
      await expect(field(dialog, 'code')).toHaveValue('');
      await fill(dialog, { code: demoCode });
      await dialog.getByRole('radio', { name: t('signup.school') }).click();
      await expect(dialog.getByRole('radio', { name: t('signup.contact') })).toBeChecked();
      await dialog.getByRole('radio', { name: t('signup.purchased') }).click();
      await expect(field(dialog, 'code')).toHaveValue('Birch 1');
      await expect(field(dialog, 'city')).toHaveValue('Moncton');
      await expect(field(dialog, 'country')).toHaveValue('usa');
    });

    test.describe('with an error response', () => {
      test.use({ expectedErrors: ['400'] });

      test('shows at the field that a code is taken, or that a password is too common', async ({
        page,
      }) => {
        const dialog = await openAsSchool(page, language);
        await field(dialog, 'country').selectOption('can');
        await fill(dialog, { ...newSchool(), code: demoCode });
        await fill(dialog, { password: 'password1', confirmPassword: 'password1' });
        await dialog.getByRole('button', { name: t('signup.submit') }).click();
        await expect(field(dialog, 'password')).toBeFocused();
        await expectInSight(dialog.getByText(t('form/password-common')));
        await fill(dialog, { password, confirmPassword: password });
        await dialog.getByRole('button', { name: t('signup.submit') }).click();
        await expect(field(dialog, 'code')).toBeFocused();
        await expectInSight(dialog.getByText(t('reservation-taken')));
      });
    });
  });
}
