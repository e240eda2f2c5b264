import { accountPage } from '../account-page.ts';
import { asNewSchool, confirmByMail, signInAgain, statusIn } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, newEmail, test } from '../fixtures.ts';
import { returnToTab } from '../visitors.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const { details, code, open } = accountPage(language, 'school');

    test('a new email stays pending until it is confirmed, and can be cancelled', async ({
      page,
    }) => {
      const { email: current } = await asNewSchool(page);
      await confirmByMail(page, current);
      await open(page);
      const wanted = newEmail();
      const email = details(page).getByLabel(t('field.email'));
      await email.fill(wanted);
      await page.keyboard.press('Enter');
      await expect(statusIn(details(page), t('newEmail.saved'))).toBeVisible();
      const note = details(page).getByText(t('newEmail.text', { address: wanted, current }));
      await expect(note).toBeVisible();
      await expect(email).toHaveValue(wanted);
      await expectNoViolations(page);
      expect((await signInAgain(page, current)).status()).toBe(204);

      await details(page)
        .getByRole('button', { name: t('resend.again') })
        .focus();
      await page.keyboard.press('Enter');
      await expect(statusIn(details(page), t('resend.sent'))).toBeVisible();
      await details(page)
        .getByRole('button', { name: t('newEmail.keep', { current }) })
        .click();
      await expect(statusIn(details(page), t('newEmail.kept', { current }))).toBeFocused();
      await expect(note).toBeHidden();
      await expect(email).toHaveValue(current);

      // A new address has only one email, so the newest link is the right one.
      const other = newEmail();
      await email.fill(other);
      await details(page)
        .getByRole('button', { name: t('details.save') })
        .click();
      await expect(statusIn(details(page), t('newEmail.saved'))).toBeVisible();
      await confirmByMail(page, other);
      await returnToTab(page);
      await expect(
        details(page).getByText(t('newEmail.text', { address: other, current })),
      ).toBeHidden();
      await expect(email).toHaveValue(other);
      expect((await signInAgain(page, other)).status()).toBe(204);
    });

    test('the code can be copied and changed by keyboard, and domain lists are normalised', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await asNewSchool(page);
      await open(page);
      const change = code(page).getByLabel(t('code.change'));
      const before = await change.inputValue();
      expect(before).toMatch(/^\p{L}+ \d{4}$/u);
      await code(page)
        .getByRole('button', { name: t('code.copy') })
        .click();
      await expect(statusIn(code(page), t('code.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);

      const after = `Heron ${Date.now()}${viewport.width}`;
      await change.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`${after} `);
      await page.keyboard.press('Tab');
      await page.keyboard.type('School.ca,*.school.ca');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(statusIn(code(page), t('account.saved'))).toBeVisible();
      await expect(code(page).getByText(after, { exact: true })).toBeVisible();
      await expect(code(page).getByLabel(t('domains.allow'))).toHaveValue('school.ca, *.school.ca');
      await expectNoViolations(page);
      await page.reload();
      await expect(change).toHaveValue(after);
      await expect(code(page).getByLabel(t('domains.allow'))).toHaveValue('school.ca, *.school.ca');
      await expect(code(page).getByLabel(t('domains.deny'))).toHaveValue('');
    });
  });
}
