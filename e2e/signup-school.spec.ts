import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { demoCode, expect, newEmail, test } from './fixtures.ts';
import { readMail, readMailedLink } from './mailbox.ts';
import {
  expectInSight,
  field,
  fill,
  newSchool,
  newStudent,
  password,
  typeAndTab,
  visits,
} from './signup-form.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`sign-up of a school in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    /** Opens the modal and says who signs up, by keyboard. */
    async function openAsSchool(page: Page): Promise<Locator> {
      await page.goto('/signup');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: t('signup.student') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: t('signup.school') })).toBeChecked();
      await expect(page.getByRole('dialog', { name: t('signup.heading.school') })).toBeVisible();
      return dialog;
    }

    test.describe('before its code is open', () => {
      test.use({ expectedErrors: ['403'] });

      test('goes by keyboard alone; students get in once the address is confirmed', async ({
        page,
        browser,
      }) => {
        const email = newEmail();
        const code = `Birch ${Date.now()}`;
        const dialog = await openAsSchool(page);
        await page.keyboard.press('Tab');
        await expect(dialog.getByRole('radio', { name: t('signup.purchased') })).toBeFocused();
        await page.keyboard.press('Tab');
        await typeAndTab(page, ['Liam', 'Côté', email, '12 Birch Road', 'Moncton']);
        await typeAndTab(page, ['New Brunswick', t('country.can'), 'e1c 4z6']);
        await typeAndTab(page, ['Birch Hill School', '506 555 0100', code, password]);
        await page.keyboard.press('Tab');
        await page.keyboard.type(password);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/dashboard/students');
        await expect(page.getByText(t('notice.verification'))).toBeVisible();

        const visitor = await browser.newContext({ locale, viewport });
        const other = await visitor.newPage();
        await other.goto('/signup');
        const join = other.getByRole('dialog');
        await fill(join, { ...newStudent(), code });
        await join.getByRole('button', { name: t('signup.submit') }).click();
        await expect(field(join, 'code')).toBeFocused();
        await expect(field(join, 'code')).toHaveAccessibleDescription(
          new RegExp(t('auth/school-not-open'), 'u'),
        );

        await page.goto(await readMailedLink(page.request, email, '/confirm?token='));
        const confirm = page.getByRole('button', { name: t('confirm.submit') });
        await confirm.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('confirm.schoolHeading'),
        );
        await expect(page.getByText(t('confirm.school', { email }))).toBeVisible();
        await page.getByRole('link', { name: t('confirm.toDashboard') }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/dashboard/students');
        await expect(page.getByText(t('notice.verification'))).toBeHidden();

        await join.getByRole('button', { name: t('signup.submit') }).click();
        await expect(other).toHaveURL('/dashboard/cards');
        await visitor.close();
      });
    });

    test('asks a school for everything, in order, one message to a field', async ({ page }) => {
      const dialog = await openAsSchool(page);
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      const wrong = dialog.locator('[aria-invalid="true"]');
      await expect(wrong).toHaveCount(11);
      expect(await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
        'firstname',
        'lastname',
        'email',
        'address',
        'city',
        'state',
        'country',
        'postalzip',
        'schoolname',
        'phone',
        'password',
      ]);
      const messages = ['address', 'city', 'state', 'country', 'schoolname', 'phone'] as const;
      for (const name of messages) {
        await expect(field(dialog, name)).toHaveAccessibleDescription(t(`form/${name}-required`));
      }
      await expect(field(dialog, 'postalzip')).toHaveAccessibleDescription(
        t('form/postalzip-invalid'),
      );
      await expect(field(dialog, 'firstname')).toBeFocused();
      await expect(dialog.getByText(t('form/firstname-required'))).toBeInViewport();
      await expectNoFaults(page);

      await field(dialog, 'country').selectOption('other');
      await expect(dialog.getByText(t('form/country-required'))).toBeHidden();
    });

    test('brings the first wrong field into view with its message, wherever it is', async ({
      page,
    }) => {
      const dialog = await openAsSchool(page);
      await field(dialog, 'country').selectOption('can');
      await fill(dialog, { ...newSchool(), postalzip: '90210' });
      await dialog.getByRole('button', { name: t('signup.submit') }).click();
      await expect(field(dialog, 'postalzip')).toBeFocused();
      await expectInSight(dialog.getByText(t('form/postalzip-invalid')));
      await expectInSight(dialog.getByText(t('field.postalzip'), { exact: true }));
    });

    test('calls a postal code what its country calls it', async ({ page }) => {
      const dialog = await openAsSchool(page);
      const postal = field(dialog, 'postalzip');
      await expect(postal).toHaveAccessibleName(t('field.postalzip'));
      await field(dialog, 'country').selectOption('usa');
      await expect(postal).toHaveAccessibleName(t('field.zip'));
      await expect(postal).toHaveAccessibleDescription(t('field.example', { example: '90210' }));
      await field(dialog, 'country').selectOption('can');
      await expect(postal).toHaveAccessibleName(t('field.postalzip'));
      await expect(postal).toHaveAccessibleDescription(t('field.example', { example: 'K1A 0B1' }));
    });

    test('keeps what was typed while the role and the choice change', async ({ page }) => {
      const dialog = await openAsSchool(page);
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

    test('a school asks to be contacted, by keyboard alone', async ({ page }) => {
      const email = newEmail();
      const dialog = await openAsSchool(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: t('signup.contact') })).toBeChecked();
      await expect(dialog.locator('input:enabled:visible:not([type="radio"])')).toHaveCount(5);
      await expect(dialog.getByText(t('signup.notice.contact'))).toBeAttached();
      await dialog.getByRole('button', { name: t('signup.submitContact') }).click();
      for (const name of ['firstname', 'lastname', 'email', 'schoolname', 'phone'] as const) {
        await expect(field(dialog, name)).toHaveAccessibleDescription(t(`form/${name}-required`));
      }
      await expect(field(dialog, 'firstname')).toBeFocused();
      await expectNoFaults(page);

      await typeAndTab(page, ['Liam', 'Côté', email, 'Birch Hill School']);
      await page.keyboard.type('506 555 0100');
      await page.keyboard.press('Enter');
      const thanks = page.getByRole('dialog', { name: t('contact.heading', { name: 'Liam' }) });
      await expect(thanks.getByText(t('contact.sent', { email }))).toBeFocused();
      await expect(thanks.getByRole('textbox')).toHaveCount(0);
      await expectNoFaults(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await readMail(page.request, email);
    });

    test.describe('with an answer that refuses', () => {
      test.use({ expectedErrors: ['400'] });

      test('says at its field that a code is taken, or that everybody uses a password', async ({
        page,
      }) => {
        const dialog = await openAsSchool(page);
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
