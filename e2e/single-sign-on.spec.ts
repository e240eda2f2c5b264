import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { launchUrl } from '../apps/api/test/classlink-server.ts';
import { demoNames, expect, newEmail, signIn, test } from './fixtures.ts';
import { demoTenant } from './sign-on-providers.ts';
import { words } from './words.ts';

const classLink = process.env['TRIO_E2E_CLASSLINK'] ?? '';
const google = process.env['TRIO_E2E_GOOGLE'] ?? '';

let serial = 0;
/** Makes somebody known to a provider: the name by which they sign in there. */
async function newPerson(issuer: string, about: object = {}): Promise<string> {
  const email = newEmail();
  const sub = email.split('@')[0] ?? '';
  const asClassLinkSaysIt = {
    UserId: Date.now() * 10 + (serial += 1),
    TenantId: demoTenant,
    Role: 'Student',
    Email: email,
    FirstName: 'Anouk',
    LastName: 'Roy',
  };
  const asOpenIdSaysIt = {
    hd: demoTenant,
    email,
    email_verified: true,
    given_name: 'Anouk',
    family_name: 'Roy',
  };
  const person = { sub, ...asClassLinkSaysIt, ...asOpenIdSaysIt, ...about };
  await fetch(`${issuer}/people`, { method: 'POST', body: JSON.stringify(person) });
  return sub;
}

/** On the provider's own page, by keyboard. */
async function signInThere(page: Page, sub: string): Promise<void> {
  await expect(page.getByLabel('Who are you?')).toBeFocused();
  await page.keyboard.type(sub);
  await page.keyboard.press('Enter');
}

const launch = (page: Page, baseURL = '') =>
  page.goto(launchUrl(classLink, `${baseURL}/classlink`));

const visits = [
  { language: 'en', locale: 'en-CA', viewport: { width: 1440, height: 900 } },
  { language: 'fr', locale: 'fr-CA', viewport: { width: 360, height: 640 } },
] as const;

for (const { language, locale, viewport } of visits) {
  test.describe(`single sign-on in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('leads from the log-in modal to the provider and to the page that was wanted, by keyboard', async ({
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
      await expect(page.getByText(t('cards.greeting', { name: 'Anouk' }))).toBeVisible();
    });

    test('works the same with an OpenID Connect provider, and shows no code while it works', async ({
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
      await expect(page.getByText(t('cards.greeting', { name: 'Anouk' }))).toBeVisible();
      expect(exchanges).toBe(1);
    });

    test('lets in who comes from LaunchPad, without a state', async ({ page, baseURL }) => {
      await launch(page, baseURL);
      await signInThere(page, await newPerson(classLink));
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByText(t('cards.greeting', { name: 'Anouk' }))).toBeVisible();
    });

    test('leaves a signed-in visitor who they are', async ({ page, baseURL }) => {
      await signIn(page, 'student');
      await launch(page, baseURL);
      await signInThere(page, await newPerson(classLink));
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(page.getByText(t('cards.greeting', { name: demoNames.student }))).toBeVisible();
    });

    test('says what is wrong when the visitor says no there, and leads back to the log-in', async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: t('sso.continue', { provider: 'Google' }) }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page.getByRole('alert')).toHaveText(t('classlink/user-unauthorized'));
      await expect(page).toHaveURL('/sso');
      await page.getByRole('link', { name: t('sso.toLogin') }).click();
      await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
    });

    test.describe('with an answer that refuses', () => {
      test.use({ expectedErrors: ['403', '400'], contextOptions: { reducedMotion: 'reduce' } });

      test('shows a teacher why, with a way on and no fault that axe knows', async ({
        page,
        baseURL,
      }) => {
        await launch(page, baseURL);
        await signInThere(page, await newPerson(classLink, { Role: 'Teacher' }));
        await expect(page.getByRole('alert')).toHaveText(t('classlink/student-only'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sso.failed'));
        await expect(page).toHaveURL('/classlink');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id }) => id),
            colorScheme,
          ).toEqual([]);
        }
        await page.getByRole('link', { name: t('sso.toLogin') }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
      });

      test('takes a code once: who shares the address shares nothing', async ({
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
        await expect(copy.getByRole('alert')).toHaveText(t('classlink/invalid_grant'));
        await other.close();
      });
    });
  });
}

test('the log-in modal with its buttons has no fault that axe knows, in light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id }) => id),
      colorScheme,
    ).toEqual([]);
  }
});

test.describe('a provider that cannot be reached', () => {
  test.use({ locale: 'en-CA', expectedErrors: ['503'] });

  test('says so beside the buttons, and they work again', async ({ page }) => {
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
    // Back from there, whether the page was kept or is loaded anew, the buttons can be pressed.
    await page.goBack();
    await button.click();
    await expect(page.getByLabel('Who are you?')).toBeVisible();
  });
});
