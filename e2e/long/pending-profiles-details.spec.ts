import { readFile } from 'node:fs/promises';
import type { PendingProfile } from '../../packages/contracts/src/profile.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

const listCall = '**/api/profiles/awaited?*';
const answersCall = '**/api/users/*/surveys';
const sendCall = '**/api/profiles/awaited/*/send';

const student = (changes: Partial<PendingProfile> = {}): PendingProfile => ({
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
const listOf = (students: readonly PendingProfile[], total = students.length) => ({
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

    test('expands and collapses the survey answers in the row', async ({ page }) => {
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
      const open = page.getByRole('button', { name: t('pending.answersOf', { name }) });
      await expect(open).toHaveCount(1);
      await open.click();
      const row = page.getByRole('listitem').filter({ hasText: t('pending.answersLogged') });
      await expect(row.getByRole('term')).toHaveText([t('end.fit'), t('end.more')]);
      await expect(row.getByRole('definition')).toHaveText([t('end.fit.really'), /Merci!/u]);
      await expectNoViolations(page, 'answers in the row');
      await row.getByRole('button', { name: t('pending.hideAnswersOf', { name }) }).click();
      await expect(page.getByText(t('pending.answersLogged'))).toHaveCount(0);
      await expect(open).toBeFocused();
    });

    test('exports all survey answers as a file', async ({ page }) => {
      await page.goto('/dashboard/profiles');
      const region = page.getByRole('region', { name: t('pending.file') });
      const saved = page.waitForEvent('download');
      await region.getByRole('button', { name: t('export.csv') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^survey-answers\d{8}\.csv$/u);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(t('end.talk'));
      expect(text).toContain('@home.example');
    });

    test.describe('with error responses', () => {
      test.use({ expectedErrors: ['503'] });

      test('shows a failed send in the dialog, then in the row', async ({ page }) => {
        const zoe = student();
        const name = `${zoe.firstname} ${zoe.lastname}`;
        await page.route(listCall, (route) => route.fulfill({ json: listOf([zoe]) }));
        await page.route(sendCall, (route) =>
          route.fulfill({ status: 503, json: { code: 'profile/busy', message: '' } }),
        );
        await page.goto('/dashboard/profiles');
        await page.getByRole('button', { name: t('pending.sendTo', { name }) }).click();
        const question = page.getByRole('dialog');
        await question.getByRole('button', { name: t('pending.yes') }).click();
        await expect(question.getByRole('alert')).toHaveText(t('profile/busy'));
        await question.getByRole('button', { name: t('pending.no') }).click();
        const row = page.getByRole('listitem').filter({ hasText: zoe.email });
        await expect(row.getByRole('alert')).toHaveText(t('profile/busy'));
        await expect(question).toHaveCount(0);
        await expect(row.getByRole('button')).toBeFocused();
        await expectNoViolations(page, 'a row with a problem');
      });
    });
  });
}
