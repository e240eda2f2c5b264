import type { AwaitedProfile } from '../../packages/contracts/src/profile.ts';
import { expectNoFaults } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { holdAnswer } from '../visitors.ts';
import { words } from '../words.ts';

const listCall = '**/api/profiles/awaited?*';
const sendCall = '**/api/profiles/awaited/*/send';

const student = (changes: Partial<AwaitedProfile> = {}): AwaitedProfile => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Nguyễn-Kowalski',
  email: 'zoe@home.example',
  schoolname: 'Trio at Home',
  isFreemiumGroup: false,
  hasCompletedConsumerEndSurvey: true,
  updated: '2026-10-03T12:00:00.000Z',
  ...changes,
});
const listOf = (students: readonly AwaitedProfile[], total = students.length) => ({
  students,
  total,
  hasNextPage: false,
  hasPrevPage: false,
});

for (const language of ['en', 'fr'] as const) {
  test.describe(`profiles to send in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    test.beforeEach(({ page }) => signIn(page, 'admin'));

    test('more than fit on a page are turned over; a page that has become empty leads back', async ({
      page,
    }) => {
      await page.route(listCall, (route) => {
        const asked = Number(new URL(route.request().url()).searchParams.get('page'));
        const students = asked > 2 ? [] : [student({ email: `on-${asked}@home.example` })];
        const list = { ...listOf(students, 21), hasNextPage: asked < 2, hasPrevPage: asked > 1 };
        return route.fulfill({ json: list });
      });
      await page.goto('/dashboard/profiles');
      await expect(page.getByText('on-1@home.example')).toBeVisible();
      await page.getByRole('link', { name: t('awaited.next') }).click();
      await expect(page.getByText('on-2@home.example')).toBeVisible();
      await expect(page.getByRole('link', { name: t('awaited.next') })).toHaveCount(0);
      await page.goto('/dashboard/profiles?page=9');
      await expect(page.getByText(t('awaited.pageEmpty'))).toBeVisible();
      await page.getByRole('link', { name: t('awaited.toStart') }).click();
      await expect(page.getByText('on-1@home.example')).toBeVisible();
    });

    test('nobody waits: it says so', async ({ page }) => {
      await page.route(listCall, (route) => route.fulfill({ json: listOf([]) }));
      await page.goto('/dashboard/profiles');
      await expect(page.getByText(t('awaited.empty'))).toBeVisible();
      await expectNoFaults(page, 'nobody waits');
    });

    test('a slow list shows where it will stand', async ({ page }) => {
      const release = await holdAnswer(page, listCall);
      await page.goto('/dashboard/profiles');
      await expect(
        page.getByRole('status').filter({ hasText: t('awaited.loading') }),
      ).toBeVisible();
      release();
      await expect(page.getByText(t('awaited.loading'))).toHaveCount(0);
      await expect(page.getByRole('list', { name: t('awaited.list') })).toBeVisible();
    });

    test.describe('with refusals', () => {
      test.use({ expectedErrors: ['404', '503', 'ERR_FAILED'] });

      test('who waits no longer leaves the list, and that is said', async ({ page }) => {
        const gone = student();
        await page.route(listCall, (route) => route.fulfill({ json: listOf([gone]) }));
        await page.goto('/dashboard/profiles');
        const name = `${gone.firstname} ${gone.lastname}`;
        await page.getByRole('button', { name: t('awaited.sendTo', { name }) }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('awaited.yes') })
          .click();
        await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
          t('awaited.gone', { name }),
        );
        await expect(page.getByText(t('awaited.empty'))).toBeVisible();
      });

      test('a sending that fails says so in the question, then in the row', async ({ page }) => {
        const zoe = student();
        const name = `${zoe.firstname} ${zoe.lastname}`;
        await page.route(listCall, (route) => route.fulfill({ json: listOf([zoe]) }));
        await page.route(sendCall, (route) =>
          route.fulfill({ status: 503, json: { code: 'profile/busy', message: '' } }),
        );
        await page.goto('/dashboard/profiles');
        await page.getByRole('button', { name: t('awaited.sendTo', { name }) }).click();
        const question = page.getByRole('dialog');
        await question.getByRole('button', { name: t('awaited.yes') }).click();
        await expect(question.getByRole('alert')).toHaveText(t('profile/busy'));
        await question.getByRole('button', { name: t('awaited.no') }).click();
        const row = page.getByRole('listitem').filter({ hasText: zoe.email });
        await expect(row.getByRole('alert')).toHaveText(t('profile/busy'));
        await expect(question).toHaveCount(0);
        await expect(row.getByRole('button')).toBeFocused();
        await expectNoFaults(page, 'a row with a problem');
      });

      test('without a network the list says so, and loads when asked again', async ({ page }) => {
        await page.route(listCall, (route) => route.abort());
        await page.goto('/dashboard/profiles');
        await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
        await page.unroute(listCall);
        await page.getByRole('button', { name: t('awaited.tryAgain') }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  });
}
