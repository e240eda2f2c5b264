import { expectNoViolations } from '../axe.ts';
import { expect, newEmail, test } from '../fixtures.ts';
import { readMail, readMailedLink } from '../mailbox.ts';
import { field, fill, newStudent, openAsSchool, password, typeAndTab } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`sign-up of a school in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test.describe('before its code is open', () => {
      test.use({ expectedErrors: ['403'] });

      test('completes by keyboard alone; students can join once the address is confirmed', async ({
        page,
        browser,
      }) => {
        const email = newEmail();
        const code = `Birch ${Date.now()}`;
        const dialog = await openAsSchool(page, language);
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
        const notice = page.getByText(t('notice.verification', { address: email }));
        await expect(notice).toBeVisible();
        await expect(page.getByText(t('students.code', { code }))).toBeVisible();

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
          t('confirm.thanksHeading'),
        );
        await expect(page.getByText(t('confirm.school', { email }))).toBeVisible();
        await page.getByRole('link', { name: t('confirm.toAccount') }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/dashboard/account');
        await expect(page.getByText(code, { exact: true })).toBeVisible();
        await expect(notice).toBeHidden();

        await join.getByRole('button', { name: t('signup.submit') }).click();
        await expect(other).toHaveURL('/dashboard/cards');
        await visitor.close();
      });
    });

    test('a school asks to be contacted, by keyboard alone', async ({ page }) => {
      const email = newEmail();
      const dialog = await openAsSchool(page, language);
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
      await expectNoViolations(page);

      await typeAndTab(page, ['Liam', 'Côté', email, 'Birch Hill School']);
      await page.keyboard.type('506 555 0100');
      await page.keyboard.press('Enter');
      const thanks = page.getByRole('dialog', { name: t('contact.heading', { name: 'Liam' }) });
      await expect(thanks.getByText(t('contact.sent', { email }))).toBeFocused();
      await expect(thanks.getByRole('textbox')).toHaveCount(0);
      await expectNoViolations(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await readMail(page.request, email);
    });
  });
}
