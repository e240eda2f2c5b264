import { readFile } from 'node:fs/promises';
import type { AwaitedProfile } from '../../packages/contracts/src/profile.ts';
import { expectNoFaults } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { holdAnswer } from '../visitors.ts';
import { words } from '../words.ts';

const listCall = '**/api/profiles/awaited?*';
const answersCall = '**/api/users/*/surveys';
const sendCall = '**/api/profiles/awaited/*/send';

const student = (changes: Partial<AwaitedProfile> = {}): AwaitedProfile => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Nguyễn-Kowalski',
  email: 'zoe@home.example',
  schoolname: 'Trio at Home',
  isFreemiumGroup: false,
  hasCompletedConsumerEndSurvey: true,
  hasAnswers: false,
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

    test('answers open in the row, in words, and close again', async ({ page }) => {
      const zoe = student({ hasAnswers: true });
      const name = `${zoe.firstname} ${zoe.lastname}`;
      await page.route(listCall, (route) => route.fulfill({ json: listOf([zoe, student()]) }));
      const answered = {
        survey: 'end',
        language: 'fr',
        answers: { fit: 'really', more: 'Merci!\nÀ bientôt' },
        answered: '2026-10-04T12:00:00.000Z',
      };
      await page.route(answersCall, (route) => route.fulfill({ json: { surveys: [answered] } }));
      await page.goto('/dashboard/profiles');
      const open = page.getByRole('button', { name: t('awaited.answersOf', { name }) });
      await expect(open).toHaveCount(1);
      await open.click();
      const row = page.getByRole('listitem').filter({ hasText: t('awaited.answersLogged') });
      await expect(row.getByRole('term')).toHaveText([t('end.fit'), t('end.more')]);
      await expect(row.getByRole('definition')).toHaveText([t('end.fit.really'), /Merci!/u]);
      await expectNoFaults(page, 'answers in the row');
      await row.getByRole('button', { name: t('awaited.hideAnswersOf', { name }) }).click();
      await expect(page.getByText(t('awaited.answersLogged'))).toHaveCount(0);
      await expect(open).toBeFocused();
    });

    test('all answers can be taken as a file', async ({ page }) => {
      await page.goto('/dashboard/profiles');
      const region = page.getByRole('region', { name: t('awaited.file') });
      const saved = page.waitForEvent('download');
      await region.getByRole('button', { name: t('export.csv') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^survey-answers\d{8}\.csv$/u);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(t('end.talk'));
      expect(text).toContain('@home.example');
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

      test('answers that do not load say so, and load when asked again', async ({ page }) => {
        const zoe = student({ hasAnswers: true });
        await page.route(listCall, (route) => route.fulfill({ json: listOf([zoe]) }));
        await page.route(answersCall, (route) => route.abort());
        await page.goto('/dashboard/profiles');
        const name = `${zoe.firstname} ${zoe.lastname}`;
        await page.getByRole('button', { name: t('awaited.answersOf', { name }) }).click();
        const row = page.getByRole('listitem').filter({ hasText: zoe.email });
        await expect(row.getByRole('alert')).toHaveText(t('error.offline'));
        await page.unroute(answersCall);
        await page.route(answersCall, (route) => route.fulfill({ json: { surveys: [] } }));
        await row.getByRole('button', { name: t('panel.retry') }).click();
        await expect(row).toContainText(t('awaited.answersNone'));
        await expect(row.getByRole('alert')).toHaveCount(0);
      });

      test('without a network the list says so, and loads when asked again', async ({ page }) => {
        await page.route(listCall, (route) => route.abort());
        await page.goto('/dashboard/profiles');
        await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
        await page.unroute(listCall);
        await page.getByRole('button', { name: t('panel.retry') }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  });
}
