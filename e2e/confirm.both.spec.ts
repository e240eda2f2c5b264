import { expectNoFaults } from './axe.ts';
import { demoPassword, demoSignIns, expect, test } from './fixtures.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

const token = 'x'.repeat(43);
const email = 'liam@birch-hill.example';

for (const { language } of visitsOfThisRun) {
  test.describe(`confirming an address in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('does nothing before the button is pressed: mail scanners open every link', async ({
      page,
    }) => {
      let calls = 0;
      await page.route('**/api/identity/confirm', async (route) => {
        calls += 1;
        await route.fulfill({ json: { kind: 'email', email } });
      });
      await page.goto(`/confirm?token=${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.heading'));
      await expect(page).toHaveURL('/confirm');
      await expectNoFaults(page);
      expect(calls).toBe(0);

      await page.getByRole('button', { name: t('confirm.submit') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.emailHeading'));
      await expect(page.getByText(t('confirm.email', { email }))).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expectNoFaults(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('login.submit') })
        .click();
      await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
      expect(calls).toBe(1);
    });

    test.describe('of a school, without its account', () => {
      test.use({ expectedErrors: ['403'] });

      test('asks to log in, and comes back to the question', async ({ page }) => {
        await page.route('**/api/identity/confirm', (route) =>
          route.fulfill({
            status: 403,
            json: { code: 'auth/sign-in-to-confirm', message: '' },
          }),
        );
        await page.goto(`/confirm?token=${token}`);
        await page.getByRole('button', { name: t('confirm.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('confirm.signInHeading'),
        );
        await expectNoFaults(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('login.submit') })
          .click();
        const dialog = page.getByRole('dialog', { name: t('login.heading') });
        await dialog.getByLabel(t('field.email')).fill(demoSignIns.school);
        await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: t('confirm.submit') })).toBeVisible();
      });
    });

    test.describe('with a link that was used', () => {
      test.use({ expectedErrors: ['400'] });

      test('says what to do, and leads to the account', async ({ page }) => {
        await page.goto(`/confirm?token=${token}`);
        await page.getByRole('button', { name: t('confirm.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('link.invalidHeading'));
        await expect(page.getByRole('main')).toBeFocused();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('login.submit') })
          .click();
        await expect(page).toHaveURL('/login');
      });
    });
  });
}
