import { expectNoViolations } from '../axe.ts';
import { demoPassword, demoSignIns, expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const token = 'x'.repeat(43);
const email = 'liam@birch-hill.example';

for (const { language } of visits) {
  test.describe(`confirming an address in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('confirms nothing before the button is pressed, because mail scanners open every link', async ({
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
      await expectNoViolations(page);
      expect(calls).toBe(0);

      await page.getByRole('button', { name: t('confirm.submit') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.emailHeading'));
      await expect(page.getByText(t('confirm.email', { email }))).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expectNoViolations(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('login.submit') })
        .click();
      await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
      expect(calls).toBe(1);
    });

    test.describe('for a school, while logged out', () => {
      test.use({ expectedErrors: ['403'] });

      test('asks the visitor to log in, then returns to the confirmation', async ({ page }) => {
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
        await expectNoViolations(page);
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

    test.describe('with a link that was already used', () => {
      test.use({ expectedErrors: ['400'] });

      test('explains what to do and links to the account', async ({ page }) => {
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
