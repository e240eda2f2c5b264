import { pages } from '../../packages/contracts/src/pages.ts';
import { demoRoles, expect, signIn, test } from '../fixtures.ts';
import { holdResponse } from '../visitors.ts';
import { words } from '../words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [language, other] of [
  ['en', 'Français'],
  ['fr', 'English'],
] as const) {
  test.describe(`the page frame in ${language}`, () => {
    test.use({ locale: `${language}-CA` });
    const t = words[language];

    test('shows a visitor the logo, the other language, log-in and sign-up in the header', async ({
      page,
    }) => {
      await page.goto(pages.terms.path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: t('nav.home') })).toHaveAttribute('href', '/');
      await expect(header.locator('nav li:visible')).toHaveText([
        other,
        t('nav.login'),
        t('nav.signup'),
      ]);
      await header.getByRole('link', { name: t('nav.signup') }).click();
      await expect(page).toHaveURL(pages.signup.path);
    });

    test('the footer opens terms and privacy in new tabs and shows the years', async ({ page }) => {
      const places = [null, ...demoRoles].map((role) => ({
        role,
        path: role === null ? pages.landing.path : pages.support.path,
      }));
      for (const { role, path } of places) {
        if (role) await signIn(page, role);
        await page.goto(path);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(/© 2025(?:–20\d\d)? Trio/u);
        for (const [label, address] of [
          [t('footer.terms'), pages.terms.path],
          [t('footer.privacy'), pages.privacy.path],
        ] as const) {
          const link = footer.getByRole('link', { name: `${label} ${t('footer.newTab')}` });
          await expect(link).toHaveAttribute('href', address);
          await expect(link).toHaveAttribute('target', '_blank');
        }
      }
    });

    test('shows a spinner until the log-out is complete', async ({ page }) => {
      await signIn(page, 'student');
      const release = await holdResponse(page, '**/api/identity/sign-out');
      await page.goto(pages.cards.path);
      // The page has loaded, so the log-out cannot cause refused requests.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: t('nav.logout') }).click();
      await expect(page.getByRole('status')).toHaveText(t('logout.working'));
      release();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(t('loggedOut.text'))).toBeVisible();
    });

    test('shows a loading view while a student’s results load, and a link to sort if there are none', async ({
      page,
    }) => {
      await signIn(page, 'student');
      const release = await holdResponse(page, '**/api/results');
      const asked = page.waitForRequest('**/api/results');
      await page.goto(pages.cards.path);
      await asked;
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t('app.loading'));
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
      const sort = page.getByRole('main').getByRole('link', { name: t('home.empty.sort') });
      await expect(sort).toHaveAttribute('href', pages.intro.path);
    });
  });
}
