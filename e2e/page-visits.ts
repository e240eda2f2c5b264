import { pages, schoolPath, schoolSettingsPath } from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expectNoFaults } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Each page of the route table, as a role that may see it; a new page is tested without being named. */
const table = Object.entries(pages)
  .filter(([name]) => name !== 'logout' && name !== 'dashboard')
  // A card stands at a number, in a sort of its student's own: the sort's tests look at it.
  .filter(([, { path }]) => !path.includes(':'))
  .map(([name, { path, access }]) => ({
    name,
    path,
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

/** The first of the demo's schools is always the same. */
const demoSchool = '01900000-0000-7000-8000-000000000001';

/** Pages that are another one for an administrator, or that stand at a school's own address. */
export const visits = [
  ...table,
  { name: 'overview', path: pages.students.path, role: 'admin' as const },
  { name: 'school', path: schoolPath(demoSchool), role: 'admin' as const },
  { name: 'schoolSettings', path: schoolSettingsPath(demoSchool), role: 'admin' as const },
];

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
