import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { asDemoGroupStudent, asNewGroupStudent, groups } from '../group-students.ts';
import { studentWords, words } from '../words.ts';

const pathsOf = {
  [groups.consumer.waiting]: ['results', 'profile-intro', ''],
  [groups.consumer.sent]: ['results', ''],
  [groups.freemium.waiting]: ['results', ''],
  [groups.freemium.sent]: ['results', ''],
};

for (const language of ['en', 'fr'] as const) {
  test.describe(`consumer and freemium groups in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('every page fits every width without accessibility violations', async ({ page }) => {
      for (const [email, paths] of Object.entries(pathsOf)) {
        await asDemoGroupStudent(page, email);
        for (const path of paths) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(`/dashboard/cards/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolations(page, `${path} of ${email}`);
          for (const width of [320, 360, 768]) {
            await page.setViewportSize({ width, height: 640 });
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect.soft(overflow, `${path} of ${email} at ${width}`).toBeLessThanOrEqual(0);
          }
        }
      }
    });

    test.describe('when sending fails', () => {
      test.use({ expectedErrors: ['ERR_FAILED'] });

      test('keeps the answers on the page and sends them on retry', async ({ page }) => {
        await asNewGroupStudent(page, 'freemium');
        await page.goto('/dashboard/cards/results');
        await page.getByRole('radio', { name: t('end.fit.unsure') }).check();
        await page.getByRole('textbox').fill('🙂 Ça va');
        await page.route('**/api/surveys/end', (route) => route.abort(), { times: 1 });
        await page.getByRole('button', { name: t('survey.send') }).click();
        await expect(page.getByRole('alert')).toHaveText(studentWords[language]('error.offline'));
        await expect(page.getByRole('textbox')).toHaveValue('🙂 Ça va');

        const sent = page.waitForRequest('**/api/surveys/end');
        await page.getByRole('button', { name: t('survey.send') }).click();
        expect((await sent).postDataJSON()).toEqual({
          language,
          answers: { fit: 'unsure', more: '🙂 Ça va' },
        });
        await expect(page).toHaveURL('/dashboard/cards');
      });
    });

    test('asks again on the home page after the survey was skipped', async ({ page }) => {
      await asNewGroupStudent(page, 'freemium');
      await page.goto('/dashboard/cards/results');
      await page.getByRole('link', { name: t('survey.skip') }).click();
      await expect(page).toHaveURL('/dashboard/cards');
      const panel = page.getByRole('region', { name: t('guest.waitingHeading') });
      await panel.getByRole('link', { name: t('guest.answer') }).click();
      await expect(page.getByRole('heading', { name: t('survey.heading') })).toBeVisible();
    });

    test('shows no profile introduction after the profile was sent', async ({ page }) => {
      await asDemoGroupStudent(page, groups.consumer.sent);
      await page.goto('/dashboard/cards/profile-intro');
      await expect(page).toHaveURL('/dashboard/cards/results');
      await expect(
        page.getByRole('heading', { name: t('guestProfile.sentHeading') }),
      ).toBeVisible();
    });
  });
}
