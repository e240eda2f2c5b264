import { expect, signIn, test } from '../fixtures.ts';
import { expectedErrors, roles, visits } from '../page-visits.ts';

test.use({ viewport: { width: 320, height: 256 }, expectedErrors });

for (const role of roles) {
  test(`no page of ${role ?? 'a visitor'} needs sideways scrolling at 320 px, which is 400 % zoom`, async ({
    page,
  }) => {
    if (role) await signIn(page, role);
    for (const { name, path } of visits.filter((visit) => visit.role === role)) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, name).toBeLessThanOrEqual(0);
    }
  });
}
