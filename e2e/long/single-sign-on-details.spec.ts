import { expectNoViolations } from '../axe.ts';
import { demoNames, expect, signIn, test } from '../fixtures.ts';
import { classLink, launch, newPerson, signInThere } from '../sign-on-person.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`single sign-on in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('accepts a launch from LaunchPad without a state', async ({ page, baseURL }) => {
      await launch(page, baseURL);
      await signInThere(page, await newPerson(classLink));
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByText(t('home.greeting', { name: 'Anouk' }))).toBeVisible();
    });

    test('keeps the session of a logged-in visitor', async ({ page, baseURL }) => {
      await signIn(page, 'student');
      await launch(page, baseURL);
      await signInThere(page, await newPerson(classLink));
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByText(t('home.greeting', { name: demoNames.student }))).toBeVisible();
    });

    test('explains a cancelled sign-on and leads back to the log-in', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: t('sso.continue', { provider: 'Google' }) }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(
        t('classlink/user-unauthorized') + t('hint.classlink/user-unauthorized'),
      );
      await expect(alert).toHaveCSS('color', 'rgb(163, 22, 26)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(alert).toHaveCSS('color', 'rgb(255, 179, 171)');
      await expectNoViolations(page, 'a refused sign-on in the dark');
      await expect(page).toHaveURL('/sso');
      await page.getByRole('link', { name: t('sso.toLogin') }).click();
      await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
    });

    test.describe('with an error response', () => {
      test.use({ expectedErrors: ['400'] });

      test('accepts a code only once, so a shared address gives no access', async ({
        page,
        baseURL,
        browser,
      }) => {
        const codes: string[] = [];
        page.on('request', (request) => {
          if (request.url().startsWith(`${baseURL}/classlink?`)) codes.push(request.url());
        });
        await launch(page, baseURL);
        await signInThere(page, await newPerson(classLink));
        await expect(page).toHaveURL('/dashboard/cards');

        const other = await browser.newContext({ locale });
        const copy = await other.newPage();
        await copy.goto(codes[0] ?? '');
        await expect(copy.getByRole('alert')).toHaveText(
          t('classlink/invalid_grant') + t('hint.classlink/invalid_grant'),
        );
        await other.close();
      });
    });
  });
}

test('the log-in modal with its buttons has no axe violations, in light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('with an unreachable provider', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['503'] });

  test('shows an error beside the buttons, and they work again', async ({ page }) => {
    await page.route('**/api/identity/sso/google/start', (route) =>
      route.fulfill({ status: 503, json: { code: 'server/unavailable', message: '' } }),
    );
    await page.goto('/login');
    const button = page.getByRole('button', {
      name: words.en('sso.continue', { provider: 'Google' }),
    });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(words.en('server/unavailable'));
    await page.unroute('**/api/identity/sso/google/start');
    await button.click();
    await expect(page.getByLabel('Who are you?')).toBeVisible();
    await page.goBack();
    await button.click();
    await expect(page.getByLabel('Who are you?')).toBeVisible();
  });
});
