import type { Page } from '@playwright/test';
import { asNewSchool, confirmByMail, statusIn } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { returnToTab } from '../visitors.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school that is not open yet in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const placeOfHeading = async (page: Page) =>
      (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;

    test.describe('with an unconfirmed email', () => {
      test.use({ expectedErrors: ['ERR_FAILED'] });

      test('shows a notice on the dashboard and sends the email again without layout shift', async ({
        page,
      }) => {
        const { email } = await asNewSchool(page);
        await page.goto('/dashboard/students');
        await expect(page.getByText(t('notice.verification', { address: email }))).toBeVisible();
        await expectNoViolations(page);
        const place = await placeOfHeading(page);
        const again = page.getByRole('button', { name: t('resend.again') });

        await page.route('**/api/users/me/verification', (route) => route.abort());
        await again.click();
        await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
        expect(await placeOfHeading(page)).toBe(place);
        await page.unroute('**/api/users/me/verification');
        await again.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').getByText(t('resend.sent'))).toBeVisible();
        await expect(page.getByRole('alert')).toBeEmpty();
        await expect(again).toBeFocused();
        expect(await placeOfHeading(page)).toBe(place);
        await expectNoViolations(page);

        await page.goto('/dashboard/account');
        const code = page.getByRole('region', { name: t('code.heading') });
        await code.getByRole('button', { name: t('resend.again') }).click();
        await expect(statusIn(code, t('resend.sent'))).toBeVisible();
      });

      test('shows a notice beside the code on the account page until it is confirmed', async ({
        page,
      }) => {
        const { email } = await asNewSchool(page);
        await page.goto('/dashboard/account');
        const code = page.getByRole('region', { name: t('code.heading') });
        const waiting = code.getByText(t('waiting.verification', { address: email }));
        await expect(waiting).toBeVisible();
        await expect(page.getByText(t('notice.verification', { address: email }))).toBeHidden();
        await expectNoViolations(page);
        await confirmByMail(page, email);
        await returnToTab(page);
        await expect(waiting).toBeHidden();
        await page.goto('/dashboard/students');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(t('notice.verification', { address: email }))).toBeHidden();
      });
    });

    test('shows a school without approval that it is under review', async ({ page }) => {
      await asNewSchool(page);
      await page.route('**/api/auth/me', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), waitsFor: 'approval' } });
      });
      await page.goto('/dashboard/students');
      await expect(page.getByText(t('notice.approval'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('resend.again') })).toBeHidden();
      await page.goto('/dashboard/account');
      await expect(page.getByText(t('waiting.approval'))).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
