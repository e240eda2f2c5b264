import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { classLink, google, launch, newPerson, signInThere } from '../sign-on-person.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`single sign-on in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('leads from the log-in modal to the provider and to the requested page, by keyboard', async ({
      page,
    }) => {
      const sub = await newPerson(classLink);
      await page.goto('/dashboard/support');
      await expect(page).toHaveURL('/login');
      const button = page.getByRole('button', {
        name: t('sso.continue', { provider: 'ClassLink' }),
      });
      await expect(button).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      await signInThere(page, sub);
      await expect(page).toHaveURL('/dashboard/support');
      await expect(page.getByRole('main')).toBeFocused();

      await page.goto('/dashboard/cards');
      await expect(page.getByText(t('home.greeting', { name: 'Anouk' }))).toBeVisible();
    });

    test('works with an OpenID Connect provider, and hides the code from the address', async ({
      page,
    }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      let exchanges = 0;
      await page.route('**/api/auth/sso', async (route) => {
        exchanges += 1;
        await held;
        await route.continue();
      });
      await page.goto('/login');
      await page.getByRole('button', { name: t('sso.continue', { provider: 'Google' }) }).click();
      await signInThere(page, await newPerson(google));
      await expect(page.getByRole('status')).toHaveText(t('sso.working'));
      await expect(page).toHaveURL('/sso');
      release();
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByText(t('home.greeting', { name: 'Anouk' }))).toBeVisible();
      expect(exchanges).toBe(1);
    });

    test.describe('with an error response', () => {
      test.use({ expectedErrors: ['403', '400'], contextOptions: { reducedMotion: 'reduce' } });

      test('shows a teacher the reason, offers a way to continue and has no axe violations', async ({
        page,
        baseURL,
      }) => {
        await launch(page, baseURL);
        await signInThere(page, await newPerson(classLink, { Role: 'Teacher' }));
        await expect(page.getByRole('alert')).toHaveText(t('classlink/student-only'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sso.failed'));
        await expect(page).toHaveURL('/classlink');
        await expectNoViolations(page);
        await page.getByRole('link', { name: t('sso.toLogin') }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
      });
    });
  });
}
