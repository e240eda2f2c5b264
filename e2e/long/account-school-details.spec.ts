import { accountPage } from '../account-page.ts';
import { asNewSchool, statusIn } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school’s account in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const { address, open } = accountPage(language, 'school');

    test('checks the address for its country and keeps its spelling', async ({ page }) => {
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
      await expectNoViolations(page);

      await page.keyboard.type('Dieppe');
      await country.selectOption('usa');
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(statusIn(address(page), t('account.saved'))).toBeVisible();
      await country.selectOption('can');
      await postal.fill(' e1a 7m3');
      await page.keyboard.press('Enter');
      await expect(postal).toHaveValue('E1A 7M3');
      await page.reload();
      await expect(address(page).getByLabel(t('field.city'))).toHaveValue('Dieppe');
      await expect(postal).toHaveValue('E1A 7M3');
    });
  });
}
