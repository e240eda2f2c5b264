import { accountPage } from '../account-page.ts';
import { asNewSchool, said } from '../account-people.ts';
import { expectNoFaults } from '../axe.ts';
import { demoCode, expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const { data, address, code, open } = accountPage(language, 'school');

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
      await data(page)
        .getByRole('button', { name: t('deletion.ask') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('deletion.askHeading.school') });
      await expect(dialog.getByText(t('deletion.whatHappens.school'))).toBeVisible();
      await dialog.getByRole('button', { name: t('deletion.send') }).click();
      await expect(data(page).getByRole('button', { name: t('deletion.takeBack') })).toBeVisible();
    });
  });
}
