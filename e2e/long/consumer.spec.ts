import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import {
  asDemoGroupStudent,
  asNewGroupStudent,
  groups,
  hasCompletedSurvey,
} from '../group-students.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`consumer groups in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('shows the survey first, then the pending profile', async ({ page }) => {
      await asNewGroupStudent(page, 'consumer');
      await page.goto('/dashboard/cards/results');
      await expect(
        page.getByRole('heading', { level: 1, name: t('survey.heading') }),
      ).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expectNoViolations(page, 'the survey');

      await page.getByRole('button', { name: t('survey.send') }).click();
      const fit = page.getByRole('group', { name: t('end.fit') });
      await expect(fit).toHaveAccessibleDescription(t('survey.required'));
      await expect(fit.getByRole('radio').first()).toBeFocused();
      expect(await hasCompletedSurvey(page)).toBe(false);

      await page.keyboard.press('ArrowDown');
      await expect(fit.getByRole('radio', { name: t('end.fit.fairly') })).toBeChecked();
      await page.getByRole('textbox').fill('Les cartes sont belles!\nMerci');
      await expect(page.getByText(t('survey.progress', { count: 2, total: 6 }))).toBeVisible();
      await page.getByRole('button', { name: t('survey.send') }).click();

      await expect(page).toHaveURL('/dashboard/cards');
      expect(await hasCompletedSurvey(page)).toBe(true);
      await expect(page.getByText(t('survey.thanks'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('whatNext.heading') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('guest.waitingHeading') })).toHaveCount(0);
      await expectNoViolations(page, 'the home of a consumer group');

      await page.goto('/dashboard/cards/results');
      await expect(
        page.getByRole('heading', { level: 1, name: t('guestProfile.awaitedHeading') }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: t('guestProfile.open') })).toHaveCount(0);
      await expectNoViolations(page, 'the wait for the profile');
    });

    test('thanks a student who answers the optional profile introduction', async ({ page }) => {
      await asNewGroupStudent(page, 'consumer');
      await page.goto('/dashboard/cards');
      await page.getByRole('link', { name: t('guest.introGo') }).click();
      await expect(page).toHaveURL('/dashboard/cards/profile-intro');
      await page.getByRole('radio', { name: t('profileIntro.help.exploring') }).check();
      await expectNoViolations(page, 'the profile intro');
      await page.getByRole('button', { name: t('survey.send') }).click();
      await expect(
        page.getByRole('heading', { name: t('profileIntro.thanksHeading') }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('link', { name: t('guestProfile.home') }).click();
      await expect(page).toHaveURL('/dashboard/cards');
    });

    test('the home page of a freemium group shows the conclusion and a feedback link', async ({
      page,
    }) => {
      await asDemoGroupStudent(page, groups.freemium.waiting);
      await page.goto('/dashboard/cards');
      await expect(
        page.getByRole('heading', { level: 1, name: t('guest.conclusion.heading') }),
      ).toBeVisible();
      await expect(
        page.getByText(t('guestProfile.awaited', { email: groups.freemium.waiting })),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: t('guest.conclusion.feedback') }),
      ).toHaveAttribute('href', '/dashboard/support');
      await expectNoViolations(page, 'the home of a freemium group');
    });

    test('the home page links to a profile that was sent', async ({ page }) => {
      await asDemoGroupStudent(page, groups.consumer.sent);
      await page.goto('/dashboard/cards');
      const panel = page.getByRole('region', { name: t('guestProfile.sentHeading') });
      await expect(panel).toContainText(groups.consumer.sent);
      await expect(panel.getByRole('link', { name: t('guestProfile.open') })).toHaveAttribute(
        'href',
        `/dashboard/profile?language=${language}`,
      );
    });

    test('the profile introduction redirects students outside of consumer groups to home', async ({
      page,
    }) => {
      await signIn(page, 'student');
      await page.goto('/dashboard/cards/profile-intro');
      await expect(page).toHaveURL('/dashboard/cards');
    });
  });
}
