import type { Page } from '@playwright/test';
import { asNewSchool, comeBack, confirmByMail, said, signInAgain } from './account-people.ts';
import { expectNoFaults } from './axe.ts';
import { demoCode, expect, newEmail, test } from './fixtures.ts';
import { visits } from './signup-form.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const region = (page: Page, heading: string) => page.getByRole('region', { name: heading });
    const details = (page: Page) => region(page, t('details.heading.school'));
    const address = (page: Page) => region(page, t('address.heading'));
    const code = (page: Page) => region(page, t('code.heading'));
    const open = async (page: Page) => {
      await page.goto('/dashboard/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.heading.school'));
    };

    test('a new email waits for its confirmation, and can be let go of', async ({ page }) => {
      const { email: current } = await asNewSchool(page);
      await confirmByMail(page, current);
      await open(page);
      const wanted = newEmail();
      const email = details(page).getByLabel(t('field.email'));
      await email.fill(wanted);
      await page.keyboard.press('Enter');
      await expect(said(details(page), t('newEmail.saved'))).toBeVisible();
      const note = details(page).getByText(t('newEmail.text', { address: wanted, current }));
      await expect(note).toBeVisible();
      await expect(email).toHaveValue(wanted);
      await expectNoFaults(page);
      expect((await signInAgain(page, current)).status()).toBe(204);

      await details(page)
        .getByRole('button', { name: t('resend.again') })
        .focus();
      await page.keyboard.press('Enter');
      await expect(said(details(page), t('resend.sent'))).toBeVisible();
      await details(page)
        .getByRole('button', { name: t('newEmail.keep', { current }) })
        .click();
      await expect(said(details(page), t('newEmail.kept', { current }))).toBeFocused();
      await expect(note).toBeHidden();
      await expect(email).toHaveValue(current);

      // Another one: its only mail is the one that counts.
      const other = newEmail();
      await email.fill(other);
      await details(page)
        .getByRole('button', { name: t('details.save') })
        .click();
      await expect(said(details(page), t('newEmail.saved'))).toBeVisible();
      await confirmByMail(page, other);
      await comeBack(page);
      await expect(
        details(page).getByText(t('newEmail.text', { address: other, current })),
      ).toBeHidden();
      await expect(email).toHaveValue(other);
      expect((await signInAgain(page, other)).status()).toBe(204);
    });

    test('the address is checked for its country and kept in its own spelling', async ({
      page,
    }) => {
      await asNewSchool(page);
      await open(page);
      const country = address(page).getByLabel(t('field.country'));
      const save = address(page).getByRole('button', { name: t('address.save') });
      await expect(country).toHaveValue('can');
      const postal = address(page).locator('[name="postalzip"]');
      await expect(postal).toHaveValue('E1C 4Z6');
      await address(page).getByLabel(t('field.city')).fill('');
      await postal.fill('90210');
      await page.keyboard.press('Enter');
      await expect(address(page).getByLabel(t('field.city'))).toBeFocused();
      await expect(address(page).getByRole('alert')).toHaveText(t('form.problems', { count: 2 }));
      await expect(postal).toHaveAccessibleDescription(
        new RegExp(t('form/postalzip-invalid'), 'u'),
      );
      await expectNoFaults(page);

      await page.keyboard.type('Dieppe');
      await country.selectOption('usa');
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(said(address(page), t('account.saved'))).toBeVisible();
      await country.selectOption('can');
      await postal.fill(' e1a 7m3');
      await page.keyboard.press('Enter');
      await expect(postal).toHaveValue('E1A 7M3');
      await page.reload();
      await expect(address(page).getByLabel(t('field.city'))).toHaveValue('Dieppe');
      await expect(postal).toHaveValue('E1A 7M3');
    });

    test('the code is copied, changed by keyboard, and its lists kept tidy', async ({
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
      await expect(said(code(page), t('code.copied'))).toBeVisible();
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
      await expect(said(code(page), t('account.saved'))).toBeVisible();
      await expect(code(page).getByText(after, { exact: true })).toBeVisible();
      await expect(code(page).getByLabel(t('domains.allow'))).toHaveValue('school.ca, *.school.ca');
      await expectNoFaults(page);
      await page.reload();
      await expect(change).toHaveValue(after);
      await expect(code(page).getByLabel(t('domains.allow'))).toHaveValue('school.ca, *.school.ca');
      await expect(code(page).getByLabel(t('domains.deny'))).toHaveValue('');
    });

    test('a list is not sent while something in it is no domain, and that is named', async ({
      page,
    }) => {
      await asNewSchool(page);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/users/code')) calls += 1;
      });
      await open(page);
      const deny = code(page).getByLabel(t('domains.deny'));
      await deny.fill('gmail.com, somewhere else, https://x.ca');
      await code(page)
        .getByRole('button', { name: t('code.save') })
        .click();
      await expect(deny).toBeFocused();
      const entries = 'somewhere else, https://x.ca';
      await expect(deny).toHaveAccessibleDescription(
        `${t('domains.invalid', { count: 2, entries })} ${t('domains.denyHint')}`,
      );
      await expectNoFaults(page);
      await deny.fill('gmail.com, somewhere else');
      await expect(
        code(page).getByText(t('domains.invalid', { count: 1, entries: 'somewhere else' })),
      ).toBeVisible();
      expect(calls).toBe(0);
      await deny.fill('gmail.com');
      await code(page)
        .getByRole('button', { name: t('code.save') })
        .click();
      await expect(said(code(page), t('account.saved'))).toBeVisible();
      expect(calls).toBe(1);
    });

    test.describe('with a code that another school has', () => {
      test.use({ expectedErrors: ['400'] });

      test('says so at the code, and the shown code stays', async ({ page }) => {
        await asNewSchool(page);
        await open(page);
        const change = code(page).getByLabel(t('code.change'));
        const before = await change.inputValue();
        await change.fill(demoCode.toUpperCase());
        await page.keyboard.press('Enter');
        await expect(change).toBeFocused();
        await expect(change).toHaveAccessibleDescription(new RegExp(t('reservation-taken'), 'u'));
        await expect(change).toHaveValue(demoCode.toUpperCase());
        await expect(code(page).getByText(before, { exact: true })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expectNoFaults(page);
      });
    });

    test('a school is told what a request for its deletion means', async ({ page }) => {
      await asNewSchool(page);
      await open(page);
      const data = region(page, t('data.heading.school'));
      await data.getByRole('button', { name: t('deletion.ask') }).click();
      const dialog = page.getByRole('dialog', { name: t('deletion.askHeading.school') });
      await expect(dialog.getByText(t('deletion.whatHappens.school'))).toBeVisible();
      await dialog.getByRole('button', { name: t('deletion.send') }).click();
      await expect(data.getByRole('button', { name: t('deletion.takeBack') })).toBeVisible();
    });
  });
}
