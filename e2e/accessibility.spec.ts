import { pages } from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expectNoFaults } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Each page of the route table, as a role that may see it; a new page is tested without being named. */
const visits = Object.entries(pages)
  .filter(([name]) => name !== 'logout' && name !== 'dashboard')
  .map(([name, { path, access }]) => ({
    name,
    path,
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

const modals = new Set(['login', 'signup', 'forgot']);

for (const language of ['en', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, path, role } of visits) {
      test(`${name} has no accessibility fault that axe knows, in light and dark`, async ({
        page,
      }) => {
        if (role) await signIn(page, role);
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        if (modals.has(name)) await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFaults(page);
      });
    }
  });
}

test.describe('small screens and large text', () => {
  for (const { name, path, role } of visits) {
    test(`${name} needs no sideways scrolling at 320 px, which is 400 % zoom`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      if (role) await signIn(page, role);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
