import type { StaffMember } from '../../packages/contracts/src/staff.ts';
import { expectNoViolations } from '../axe.ts';
import { demoSignIns, expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

const listCall = '**/api/staff';
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
  kind: 'counsellor',
  change: null,
  ...changes,
});
const self = member({
  kind: 'owner',
  firstname: 'Liam',
  isInvited: false,
  email: demoSignIns.school,
});

for (const language of ['en', 'fr'] as const) {
  test.describe(`a school's team in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    test.beforeEach(({ page }) => signIn(page, 'school'));

    test.describe('with error responses', () => {
      test.use({
        expectedErrors: ['400', 'ERR_FAILED'],
      });

      test('is accessible with an expired invitation, and when it cannot be loaded', async ({
        page,
      }) => {
        const staff = [self, member({ isInviteOver: true })];
        await page.route(listCall, (route) => route.fulfill({ json: { staff } }));
        await page.goto('/dashboard/staff');
        await expect(page.getByText(t('staff.over'))).toBeVisible();
        await expectNoViolations(page, 'an expired invitation');
        await page.route(listCall, (route) => route.abort());
        await page.reload();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoViolations(page, 'a list that failed');
      });

      test('an invalid invitation shows an explanation and leads to log-in', async ({ page }) => {
        await page.goto(`/login?reset=${'x'.repeat(43)}&invite=1`);
        await page.getByLabel(t('field.password'), { exact: true }).fill(secret);
        await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill(secret);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: t('invite.invalidHeading') });
        await expect(dialog.getByText(t('invite.invalid'))).toBeFocused();
        await expectNoViolations(page);
        await dialog.getByRole('button', { name: t('login.submit') }).click();
        await expect(page).toHaveURL('/dashboard/students');
      });
    });
  });
}
