import type { Page } from '@playwright/test';
import { careerPath } from '../packages/contracts/src/public-pages.ts';
import { demoBoard } from '../apps/api/src/demo/demo-schools.ts';
import {
  boardSettingsPath,
  cardPath,
  joinPath,
  liveClassPath,
  pages,
  classPath,
  preparationPath,
  schoolPath,
  schoolSettingsPath,
  type PageName,
} from '../packages/contracts/src/pages.ts';
import { listStudents } from '../packages/contracts/src/students.ts';
import type { Answer } from '../packages/contracts/src/endpoint.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { expectNoViolations } from './axe.ts';
import { often, loadingParts } from './crawl-network.ts';
import { people } from './crawl-people.ts';
import { expect, signIn, test } from './fixtures.ts';
import { hiddenAgain, watchHidingAgain } from './hidden-again.ts';
import { openDevPages } from './mailbox.ts';

const { asDemo, consumer, demoClass, demoSchool, ordinary } = people;

const logIn = {
  'a visitor': (page: Page) => openDevPages(page.request),
  student: (page: Page) => signIn(page, 'student'),
  'a student with a three': asDemo(ordinary?.second),
  'a student in a sort': people.inSort,
  'a student before the pick': people.beforePick,
  'a student with too few liked cards': people.tooFew,
  'a student of a consumer group': asDemo(consumer?.second),
  school: (page: Page) => signIn(page, 'school'),
  board: (page: Page) => signIn(page, 'board'),
  admin: (page: Page) => signIn(page, 'admin'),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

type Viewer = keyof typeof logIn;

interface Visit {
  readonly name: PageName;
  readonly path: string | ((page: Page) => Promise<string>);
  readonly as: Viewer;
}

/** The demo's students get new ids in each installation. */
async function pathOfPreparation(page: Page): Promise<string> {
  const listed = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/api${listStudents.path}`,
  );
  await page.goto(pages.students.path);
  const { students } = (await (await listed).json()) as Answer<typeof listStudents>;
  return preparationPath(students[0]?._id ?? '');
}

const redirectPages: readonly PageName[] = ['logout', 'dashboard'];

const visitsWithProgress: readonly Visit[] = [
  { name: 'card', path: cardPath(12), as: 'a student in a sort' },
  { name: 'select', path: pages.select.path, as: 'a student before the pick' },
  { name: 'allCards', path: pages.allCards.path, as: 'a student with too few liked cards' },
  { name: 'cards', path: pages.cards.path, as: 'a student with a three' },
  { name: 'results', path: pages.results.path, as: 'a student with a three' },
  { name: 'conclusion', path: pages.conclusion.path, as: 'a student with a three' },
  { name: 'earlier', path: pages.earlier.path, as: 'a student with a three' },
  { name: 'conversations', path: pages.conversations.path, as: 'a student with a three' },
  { name: 'profile', path: pages.profile.path, as: 'a student with a three' },
  { name: 'explore', path: pages.explore.path, as: 'a student with a three' },
  { name: 'results', path: pages.results.path, as: 'a student of a consumer group' },
  { name: 'profileIntro', path: pages.profileIntro.path, as: 'a student of a consumer group' },
  { name: 'career', path: careerPath('plumber'), as: 'student' },
  { name: 'joinClass', path: joinPath('Nowhere 10000'), as: 'a visitor' },
  { name: 'publicCareer', path: '/careers/plumber', as: 'a visitor' },
  {
    name: 'publicCareerInFrench',
    path: '/fr/carrieres/plombiere-ou-plombier',
    as: 'a visitor',
  },
  // Administrators see another page here.
  { name: 'students', path: pages.students.path, as: 'admin' },
  { name: 'school', path: schoolPath(demoSchool), as: 'admin' },
  { name: 'schoolSettings', path: schoolSettingsPath(demoSchool), as: 'admin' },
  { name: 'boardSettings', path: boardSettingsPath(demoBoard.boardId), as: 'admin' },
  { name: 'account', path: pages.account.path, as: 'board' },
  { name: 'audit', path: pages.audit.path, as: 'board' },
  { name: 'class', path: classPath(demoClass), as: 'school' },
  { name: 'preparation', path: pathOfPreparation, as: 'school' },
  { name: 'liveClass', path: liveClassPath(demoClass), as: 'school' },
];

const needProgress: readonly PageName[] = [
  'career',
  'joinClass',
  'publicCareer',
  'publicCareerInFrench',
  'card',
  'allCards',
  'select',
  'results',
  'conclusion',
  'profileIntro',
  'school',
  'schoolSettings',
  'boardSettings',
  'class',
  'preparation',
  'liveClass',
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
      await watchHidingAgain(page);
      await logIn[viewer](page);
      // The request stays open, or the tab would navigate to the PDF.
      await page.route('**/api/results/pdf?*', () => {});
      for (const { name, path: of } of visits.filter((visit) => visit.as === viewer)) {
        const path = typeof of === 'string' ? of : await of(page);
        await page.goto(path);
        await expect(page.locator('h1').first(), name).toBeVisible();
        if (name !== 'profile')
          await expect.poll(() => loadingParts(page), { message: name, ...often }).toEqual([]);
        // A redirect would check another page twice.
        await expect(page, name).toHaveURL(path);
        expect.soft(await hiddenAgain(page), `${name}, hidden after it was shown`).toEqual([]);
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
