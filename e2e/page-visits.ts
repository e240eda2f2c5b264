import type { Page } from '@playwright/test';
import {
  cardPath,
  pages,
  schoolPath,
  schoolSettingsPath,
  type PageName,
} from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expectNoViolations } from './axe.ts';
import { often, loadingParts } from './crawl-network.ts';
import { people } from './crawl-people.ts';
import { expect, signIn, test } from './fixtures.ts';
import { openDevPages } from './mailbox.ts';

const { asDemo, consumer, demoSchool, ordinary } = people;

const logIn = {
  'a visitor': (page: Page) => openDevPages(page.request),
  student: (page: Page) => signIn(page, 'student'),
  'a student with a three': asDemo(ordinary?.second),
  'a student in a sort': people.inSort,
  'a student before the pick': people.beforePick,
  'a student of a consumer group': asDemo(consumer?.second),
  school: (page: Page) => signIn(page, 'school'),
  admin: (page: Page) => signIn(page, 'admin'),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

type Viewer = keyof typeof logIn;

interface Visit {
  readonly name: PageName;
  readonly path: string;
  readonly as: Viewer;
}

const redirectPages: readonly PageName[] = ['logout', 'dashboard'];

const visitsWithProgress: readonly Visit[] = [
  { name: 'card', path: cardPath(12), as: 'a student in a sort' },
  { name: 'select', path: pages.select.path, as: 'a student before the pick' },
  { name: 'cards', path: pages.cards.path, as: 'a student with a three' },
  { name: 'results', path: pages.results.path, as: 'a student with a three' },
  { name: 'conclusion', path: pages.conclusion.path, as: 'a student with a three' },
  { name: 'profile', path: pages.profile.path, as: 'a student with a three' },
  { name: 'explore', path: pages.explore.path, as: 'a student with a three' },
  { name: 'results', path: pages.results.path, as: 'a student of a consumer group' },
  { name: 'profileIntro', path: pages.profileIntro.path, as: 'a student of a consumer group' },
  // Administrators see another page here.
  { name: 'students', path: pages.students.path, as: 'admin' },
  { name: 'school', path: schoolPath(demoSchool), as: 'admin' },
  { name: 'schoolSettings', path: schoolSettingsPath(demoSchool), as: 'admin' },
];

const needProgress: readonly PageName[] = [
  'card',
  'select',
  'results',
  'conclusion',
  'profileIntro',
  'school',
  'schoolSettings',
];

const table = (Object.keys(pages) as PageName[])
  .filter((name) => !redirectPages.includes(name) && !needProgress.includes(name))
  .map((name): Visit => {
    const { path, access } = pages[name];
    const role = access === 'public' ? undefined : (access as readonly Role[])[0];
    return { name, path, as: role ?? 'a visitor' };
  });

const visits: readonly Visit[] = [...table, ...visitsWithProgress];

const allViewers: ReadonlySet<Viewer> = new Set(visits.map((visit) => visit.as));
/** The other viewers' pages have their own tests with axe in the quick suite. */
export const newUsers: ReadonlySet<Viewer> = new Set(table.map((visit) => visit.as));
export const otherViewers: ReadonlySet<Viewer> = new Set(
  [...allViewers].filter((viewer) => !newUsers.has(viewer)),
);

const unvisited = (Object.keys(pages) as PageName[]).filter(
  (name) => !redirectPages.includes(name) && visits.every((visit) => visit.name !== name),
);

/** The profile tab answers 404 to a student without a profile. */
const expectedErrors = ['status of 404'];

const modals = new Set<PageName>(['login', 'signup', 'forgot']);

/** One test per viewer opens all pages of that viewer, so that later pages reuse cached files. */
export function visitEveryPage(
  titleFor: (viewer: string) => string,
  look: (page: Page, place: string) => Promise<void>,
  viewers: ReadonlySet<Viewer> = allViewers,
): void {
  test.use({ expectedErrors });
  for (const viewer of viewers) {
    test(titleFor(viewer), async ({ page }) => {
      await logIn[viewer](page);
      // The request stays open, or the tab would navigate to the PDF.
      await page.route('**/api/results/pdf?*', () => {});
      for (const { name, path } of visits.filter((visit) => visit.as === viewer)) {
        await page.goto(path);
        await expect(page.locator('h1').first(), name).toBeVisible();
        if (name !== 'profile')
          await expect.poll(() => loadingParts(page), { message: name, ...often }).toEqual([]);
        // A redirect would check another page twice.
        await expect(page, name).toHaveURL(path);
        if (modals.has(name)) await expect(page.getByRole('dialog')).toBeVisible();
        await look(page, `${name}, as ${viewer}`);
      }
    });
  }
}

export function checkEveryPage(language: 'en' | 'fr', viewers = allViewers): void {
  test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });

  test('every page of the route table is visited', () => {
    expect(unvisited).toEqual([]);
  });

  visitEveryPage(
    (viewer) => `no page of ${viewer} has axe violations, in light and dark`,
    expectNoViolations,
    viewers,
  );
}
