import type { Page } from '@playwright/test';
import { asNewSchool, asNewStudent, comeBack, confirmByMail, said } from './account-people.ts';
import { expectNoFaults } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { visits } from './signup-form.ts';
import { words } from './words.ts';

/** A student of the demo's school who asked to be deleted; then the school is signed in. */
async function studentWhoAsked(page: Page) {
  const { firstname, lastname, email } = await asNewStudent(page, {
    lastname: `Roy ${crypto.randomUUID()}`,
  });
  const { token } = await (await page.request.post('/api/identity/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/users/me/deletion', { headers })).status()).toBe(204);
  await signIn(page, 'school');
  return { name: `${firstname} ${lastname}`, email, headers };
}

for (const { language, locale, viewport } of visits) {
  test.describe(`${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const placeOfHeading = async (page: Page) =>
      (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;

    test.describe('a school that has not confirmed its email', () => {
      test.use({ expectedErrors: ['ERR_FAILED'] });

      test('reads so on its dashboard, gets the mail again, and nothing moves meanwhile', async ({
        page,
      }) => {
        await asNewSchool(page);
        await page.goto('/dashboard/students');
        await expect(page.getByText(t('notice.verification'))).toBeVisible();
        await expectNoFaults(page);
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
        await expectNoFaults(page);

        await page.goto('/dashboard/account');
        const code = page.getByRole('region', { name: t('code.heading') });
        await code.getByRole('button', { name: t('resend.again') }).click();
        await expect(said(code, t('resend.sent'))).toBeVisible();
      });

      test('reads it beside the code on the account page, until it has', async ({ page }) => {
        const { email } = await asNewSchool(page);
        await page.goto('/dashboard/account');
        const code = page.getByRole('region', { name: t('code.heading') });
        const waiting = code.getByText(t('waiting.verification', { address: email }));
        await expect(waiting).toBeVisible();
        await expect(page.getByText(t('notice.verification'))).toBeHidden();
        await expectNoFaults(page);
        await confirmByMail(page, email);
        await comeBack(page);
        await expect(waiting).toBeHidden();
        await page.goto('/dashboard/students');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(t('notice.verification'))).toBeHidden();
      });
    });

    test('a school that waits for approval reads that we are looking at it', async ({ page }) => {
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
      await expectNoFaults(page);
    });

    test('staff delete a student who asked for it, after a second look, by keyboard', async ({
      page,
    }) => {
      const { name, email, headers } = await studentWhoAsked(page);
      await page.goto('/dashboard/account');
      const requests = page.getByRole('region', { name: t('requests.heading') });
      const row = requests.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(name);
      await row.getByRole('button', { name: t('requests.deleteOne', { name }) }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('requests.confirmHeading', { name }) });
      await expect(dialog.getByText(t('requests.confirmText', { email }))).toBeVisible();
      // What cannot be undone does not start under the finger.
      await expect(dialog.getByRole('button', { name: t('account.cancel') }).first()).toBeFocused();
      await expectNoFaults(page);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(said(requests, t('requests.deleted', { name }))).toBeFocused();
      await expect(row).toBeHidden();
      await expectNoFaults(page);
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
    });

    test('who took the request back meanwhile is left alone', async ({ page }) => {
      const { name, headers } = await studentWhoAsked(page);
      await page.goto('/dashboard/account');
      const requests = page.getByRole('region', { name: t('requests.heading') });
      await requests.getByRole('button', { name: t('requests.deleteOne', { name }) }).click();
      expect((await page.request.delete('/api/users/me/deletion', { headers })).status()).toBe(204);
      await page.getByRole('button', { name: t('requests.confirm') }).click();
      await expect(said(requests, t('requests.gone', { name }))).toBeFocused();
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(200);
    });

    test.describe('a list of requests that does not load', () => {
      test.use({ expectedErrors: ['ERR_FAILED'] });

      test('says so and can be asked for again', async ({ page }) => {
        await signIn(page, 'school');
        await page.route('**/api/users/deletions', (route) => route.abort());
        await page.goto('/dashboard/account');
        const requests = page.getByRole('region', { name: t('requests.heading') });
        await expect(requests.getByRole('alert')).toHaveText(t('error.offline'));
        await expectNoFaults(page);
        await page.unroute('**/api/users/deletions');
        await requests.getByRole('button', { name: t('requests.retry') }).click();
        await expect(requests.getByRole('alert')).toBeHidden();
        await expect(requests.getByText(/\p{L}/u).nth(1)).toBeVisible();
      });
    });
  });
}
