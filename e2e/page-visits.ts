import { pages } from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expectNoFaults } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Each page of the route table, as a role that may see it; a new page is tested without being named. */
export const visits = Object.entries(pages)
  .filter(([name]) => name !== 'logout' && name !== 'dashboard')
  // A card stands at a number, in a sort of its student's own: the sort's tests look at it.
  .filter(([, { path }]) => !path.includes(':'))
  .map(([name, { path, access }]) => ({
    name,
    path,
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

/** Pages of one role are opened one after another: the second finds the first one's files. */
export const roles = new Set(visits.map((visit) => visit.role));

/** The tab of the profile, as somebody finds it who has none yet, is refused. */
export const expectedErrors = ['status of 404'];

const modals = new Set(['login', 'signup', 'forgot']);

/** Every page of every role in one language. */
export function checkEveryPage(language: 'en' | 'fr'): void {
  test.use({
    locale: `${language}-CA`,
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors,
  });

  for (const role of roles) {
    test(`no page of ${role ?? 'a visitor'} has a fault that axe knows, in light and dark`, async ({
      page,
    }) => {
      if (role) await signIn(page, role);
      for (const { name, path } of visits.filter((visit) => visit.role === role)) {
        await page.goto(path);
        await expect(page.locator('h1').first(), name).toBeVisible();
        if (modals.has(name)) await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFaults(page, name);
      }
    });
  }
}
