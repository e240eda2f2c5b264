import { AxeBuilder } from '@axe-core/playwright';
import { pages } from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Each page of the route table, as a role that may see it; a new page is tested without being named. */
const visits = Object.entries(pages)
  .filter(([name]) => name !== 'logout' && name !== 'dashboard')
  .map(([name, { path, access }]) => ({
    name,
    path,
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

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
        if (name === 'login' || name === 'signup')
          await expect(page.getByRole('dialog')).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
          const { violations } = await new AxeBuilder({ page }).analyze();
          const faults = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
          );
          expect(faults, colorScheme).toEqual([]);
        }
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
