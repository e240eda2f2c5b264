import type { StaffMember } from '../../packages/contracts/src/staff.ts';
import { expectNoFaults } from '../axe.ts';
import { demoSignIns, expect, signIn, test } from '../fixtures.ts';
import { holdAnswer } from '../visitors.ts';
import { words } from '../words.ts';

const listCall = '**/api/staff';
const memberCall = '**/api/staff/*/invite';
const secret = 'quiet green lantern';

const member = (changes: Partial<StaffMember> = {}): StaffMember => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Nguyễn-Kowalski',
  email: 'zoe@cedar-ridge.example',
  created: '2026-10-03T12:00:00.000Z',
  isInvited: true,
  isInviteOver: false,
  disabled: false,
  ...changes,
});
const self = member({ firstname: 'Liam', isInvited: false, email: demoSignIns.school });
const name = 'Zoé Nguyễn-Kowalski';

for (const language of ['en', 'fr'] as const) {
  test.describe(`a school's team in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    test.beforeEach(({ page }) => signIn(page, 'school'));

    test('an invitation that ran out says so, is sent again, and is taken back', async ({
      page,
    }) => {
      let staff = [self, member({ isInviteOver: true })];
      await page.route(listCall, (route) => route.fulfill({ json: { staff } }));
      await page.route(memberCall, (route) => {
        staff = [self, member({ _id: staff[1]?._id ?? '' })];
        return route.fulfill({ status: 204 });
      });
      await page.route('**/api/staff/*', (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback();
        staff = [self];
        return route.fulfill({ status: 204 });
      });
      await page.goto('/dashboard/staff');
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(t('staff.over'));
      await expectNoFaults(page, 'an invitation that ran out');
      const again = row.getByRole('button', { name: t('staff.resendTo', { name }) });
      await again.click();
      await expect(row.getByRole('status')).toHaveText(t('staff.resent'));
      await expect(row).not.toContainText(t('staff.over'));
      await expect(again).toBeFocused();

      await row.getByRole('button', { name: t('staff.takeBackOne', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('staff.takeBackHeading', { name }) });
      await expect(question.getByRole('button', { name: t('staff.cancel') })).toBeFocused();
      await question.getByRole('button', { name: t('staff.takeBackYes') }).click();
      const news = page.getByRole('status').filter({ hasText: name });
      await expect(news).toHaveText(t('staff.takenBack', { name }));
      await expect(page.getByText(t('staff.alone'))).toBeVisible();
    });

    test('a slow list shows where it will stand', async ({ page }) => {
      const release = await holdAnswer(page, listCall);
      await page.goto('/dashboard/staff');
      const waiting = page.getByRole('status').filter({ hasText: t('staff.loading') });
      await expect(waiting).toBeVisible();
      release();
      await expect(waiting).toHaveCount(0);
      await expect(page.getByRole('list', { name: t('staff.list') })).toBeVisible();
    });

    test.describe('with refusals', () => {
      test.use({
        expectedErrors: ['400', '409', '503', 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'],
      });

      test('a list that fails is asked for again, and one without a network says why', async ({
        page,
      }) => {
        await page.route(listCall, (route) => route.abort());
        await page.goto('/dashboard/staff');
        const alert = page.getByRole('alert');
        await expect(alert).toHaveText(`${t('staff.failed')} ${t('error.offline')}`);
        await expectNoFaults(page, 'a list that failed');
        await page.unroute(listCall);
        await page.getByRole('button', { name: t('panel.retry') }).click();
        await expect(page.getByRole('list', { name: t('staff.list') })).toBeVisible();
        await expect(alert).toHaveCount(0);
      });

      test('an address that somebody has is refused at its field', async ({ page }) => {
        await page.goto('/dashboard/staff');
        const form = page.getByRole('region', { name: t('staff.inviteHeading') });
        await form.getByLabel(t('field.firstname')).fill('Liam');
        await form.getByLabel(t('field.lastname')).fill('Nguyen');
        await form.getByLabel(t('field.email')).fill(demoSignIns.school);
        await page.keyboard.press('Enter');
        await expect(form.getByText(t('auth/email-already-exists'))).toBeVisible();
        await expect(form.getByLabel(t('field.email'))).toBeFocused();
        await expect(form.getByLabel(t('field.firstname'))).toHaveValue('Liam');
      });

      test('an invitation that no longer works says whom to ask', async ({ page }) => {
        await page.goto(`/login?reset=${'x'.repeat(43)}&invite=1`);
        await page.getByLabel(t('field.password'), { exact: true }).fill(secret);
        await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill(secret);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: t('invite.invalidHeading') });
        await expect(dialog.getByText(t('invite.invalid'))).toBeFocused();
        await expectNoFaults(page);
        await dialog.getByRole('button', { name: t('login.submit') }).click();
        // Signed in as they are, they go on to their own page.
        await expect(page).toHaveURL('/dashboard/students');
      });
    });
  });
}
