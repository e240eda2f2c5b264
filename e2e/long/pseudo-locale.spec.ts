import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { evidence } from '../../apps/web/src/app/for-schools/evidence.ts';
import { exampleStudentsAt } from '../../apps/web/src/features/live-classes/example-class.ts';
import { demoBoard, demoBoardEmail, demoSchools } from '../../apps/api/src/demo/demo-schools.ts';
import { cards } from '../../packages/deck/src/cards.ts';
import { pages } from '../../packages/contracts/src/pages.ts';
import type { Role } from '../../packages/domain/src/roles.ts';
import { asNewStudent } from '../account-people.ts';
import { demoNames, demoSignIns, expect, signIn, test } from '../fixtures.ts';
import { asNewGroupStudent } from '../group-students.ts';
import { withThree } from '../results-page.ts';
import { words as texts } from '../words.ts';

const build = new URL('../../.cache/pseudo-locale/', import.meta.url);
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const monthNames = Array.from({ length: 36 }, (_, at) => {
  const month = new Date(new Date().getFullYear() - 1, at);
  const named = (options: Intl.DateTimeFormatOptions) => month.toLocaleString('en-CA', options);
  return [
    named({ month: 'narrow' }),
    named({ month: 'short' }).replace('.', ''),
    named({ month: 'short' }),
    named({ month: 'long', year: 'numeric' }),
  ];
}).flat();

const day = /^[A-Z][a-z]{2}\.? \d{1,2}(?:, \d{4})?$/u;

const untranslated = new Set([
  'Trio',
  'support@trio.example',
  'Français',
  'English',
  'i',
  ...Object.values(demoNames),
  'Liam Nguyen',
  demoSignIns.school,
  'Maya Pelletier',
  'counsellor@cedar-ridge.example',
  'Étienne Gagné',
  'teacher@cedar-ridge.example',
  'Dana Whitefield',
  'Robin Martel',
  demoSignIns.admin,
  demoBoardEmail,
  'Amélie',
  'Roy',
  'Amélie Roy',
  'amelie@home.example',
  'amelie',
  '@home.example',
  'home.example',
  'Amélie Roy\u00A0· amelie@home.example',
  'October 3, 2026',
  ...exampleStudentsAt(0, 0).map(({ firstname, lastname }) => `${firstname} ${lastname}`),
  '9:00\u00A0a.m.',
  ...evidence.flatMap(({ source, address }) => [source, address]),
  ...monthNames,
  ...cards.flatMap(({ title, plain, words, careers }) => [
    title.en,
    plain.en,
    `${title.en}. ${plain.en}`,
    words?.alt.en ?? '',
    ...careers.flatMap((career) => [career.title.en, career.work.en]),
  ]),
]);

// The profile tab answers 404 to a student without a profile.
test.use({
  locale: 'en-CA',
  timezoneId: 'America/Moncton',
  expectedErrors: ['status of 404'],
});

/** The school's name is marked like a message, because it is shown as a heading. */
const oneSchool = {
  id: '01900000-0000-7000-8000-000000000001',
  schoolname: '⟦4827⟧',
  code: '4827',
  address: '12',
  city: '',
  state: '',
  country: 'can',
  postalzip: '',
  phone: '506',
  created: '2026-10-03T12:00:00.000Z',
  studentCount: 4,
  staff: [
    {
      _id: '01900000-0000-7000-8000-000000000002',
      firstname: 'Amélie',
      lastname: 'Roy',
      email: '1@2.34',
      isInvited: true,
    },
  ],
  emailDomainWhitelist: [],
  emailDomainBlacklist: [],
  verified: null,
  approved: null,
  needsApproval: true,
  waitsFor: 'verification',
  expiry: '2026-10-03T12:00:00.000Z',
  deletionRequested: '2026-10-03T12:00:00.000Z',
  settings: {
    region: 'canada',
    isConsumerGroup: false,
    isFreemiumGroup: true,
    isPathExplorerEnabled: false,
    isCardExpanded: false,
    isCardOrderFixed: false,
    excludedCards: [],
    lastDay: '2026-10-03',
    isEmailDomainWhitelistEnabled: true,
    isEmailDomainBlacklistEnabled: true,
  },
  warnings: [],
};
const showOneSchool = (page: Page): Promise<unknown> =>
  page.route('**/api/schools/*', (route) => route.fulfill({ json: oneSchool }));

/** Other tests fill the log, so this replaces it with one entry. */
const showOneEntry = (page: Page): Promise<unknown> =>
  page.route('**/api/audit?*', (route) => {
    const { id, schoolname: name } = oneSchool;
    const entry = {
      _id: crypto.randomUUID(),
      at: '2026-10-03T12:00:00.000Z',
      action: 'school-settings-changed',
      actor: { _id: crypto.randomUUID(), role: 'admin', name: 'Amélie Roy' },
      school: { id, name, isDeleted: false },
      subject: null,
      details: {
        region: ['canada', 'new-brunswick'],
        lastDay: ['', '2026-10-03'],
        excludedCards: ['wealth', 'gameOn'],
      },
    };
    return route.fulfill({ json: { entries: [entry], hasNextPage: false, hasPrevPage: false } });
  });

const amelie = { firstname: 'Amélie', lastname: 'Roy' };

/** Schools name their classes, also in other tests. */
const showOneClass = (page: Page): Promise<unknown> =>
  page.route(/\/api\/classes(?:\?|$)/u, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { classes: object[] };
    const classes = list.classes.slice(0, 1).map((each) => ({
      ...each,
      name: '⟦9B⟧',
      joinCode: '4827',
      teachers: [{ _id: crypto.randomUUID(), ...amelie }],
    }));
    await route.fulfill({ response, json: { ...list, classes } });
  });

const showWhatOneStudentChose = (page: Page): Promise<unknown> =>
  page.route(/\/api\/insight(?:\?|$)/u, (route) => {
    const chosen = ['wealth', 'gameOn'];
    const student = { _id: crypto.randomUUID(), ...amelie, stage: 'picked', chosen, liked: [] };
    return route.fulfill({ json: { students: [student], extraCards: [] } });
  });

const showOneInQueue = (page: Page): Promise<unknown> =>
  page.route(/\/api\/queue(?:\?|$)/u, (route) => {
    const waiting = { stage: 'picked', reasons: [{ reason: 'new-trio', since: '2026-10-03' }] };
    const student = { _id: crypto.randomUUID(), ...amelie, classes: ['⟦9B⟧'], ...waiting };
    const never = { isSeenLately: false, seenOn: null, putOffUntil: null, request: null };
    const students = [{ ...student, ...never }];
    return route.fulfill({ json: { students, today: '2026-10-04', isCut: false } });
  });

const showOneDueStudent = (page: Page): Promise<unknown> =>
  page.route('**/api/keeping/students?*', (route) => {
    const days = { lastHere: '2026-10-03', deletion: '2026-10-03' };
    const students = [{ _id: crypto.randomUUID(), ...amelie, ...days }];
    const asOf = '2026-10-03T12:00:00.000Z';
    return route.fulfill({ json: { students, total: 1, hasNextPage: false, asOf } });
  });

/** Other tests register schools, so this replaces the list with a new one and a refused one. */
const showNewSchools = (page: Page): Promise<unknown> =>
  page.route('**/api/new-schools', (route) => {
    const at = '2026-10-03T12:00:00.000Z';
    const school = {
      id: oneSchool.id,
      schoolname: oneSchool.schoolname,
      city: '12',
      state: '',
      country: 'can',
      created: at,
      verified: at,
      firstname: 'Amélie',
      lastname: 'Roy',
      email: 'amelie@home.example',
      studentCount: 0,
      standing: 'pending',
      decided: null,
      refusal: null,
    };
    const refused = {
      ...school,
      standing: 'refused',
      decided: { by: 'Amélie Roy', at },
      refusal: { reason: 'duplicate', text: '12', deletion: at },
    };
    return route.fulfill({ json: { total: 1, schools: [school], refused: [refused] } });
  });

/** The names of the board and its schools are marked like messages. */
const showMarkedBoard = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(?:boards?(?:\/|\?|$)|auth\/me)/u, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const { name } of [demoBoard, ...demoSchools]) {
      body = body.replaceAll(name, oneSchool.schoolname);
    }
    await route.fulfill({ response, body });
  });

async function showOneStudent(page: Page): Promise<void> {
  await page.route(/\/api\/(?:auth\/me|users\/school\?)/u, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll('Cedar Ridge Secondary School', oneSchool.schoolname),
    });
  });
  await page.route('**/api/users/v1/student?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { students: object[] };
    const known = { ...amelie, email: 'amelie@home.example' };
    const students = list.students.slice(0, 1).map((student) => ({ ...student, ...known }));
    await route.fulfill({ response, json: { ...list, students } });
  });
}

/**
 * Texts of the deck and of emails do not come from the marked build; a career's page is headed by its
 * title, and French pages are not marked.
 */
const elsewhere = [
  'devDeck',
  'devMail',
  'career',
  'publicCareer',
  'careersInFrench',
  'forSchoolsInFrench',
  'publicCareerInFrench',
  // Markdown of docs/trust, which has a test of its own for both languages.
  ...Object.keys(pages).filter((name) => name.startsWith('trust')),
];
const visits = Object.entries(pages)
  .filter(([name]) => !elsewhere.includes(name))
  .map(([name, { path, access }]) => ({
    name,
    path: path
      .replace(':index', '1')
      .replace(':schoolId', oneSchool.id)
      .replace(':boardId', demoBoard.boardId)
      // Not the id of a class or a student: the page says that it does not exist.
      .replace(':classId', oneSchool.id)
      .replace(':studentId', oneSchool.id),
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

const showMarkedBuild = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const type = types[extname(pathname)];
      const body = await readFile(
        new URL(type === undefined ? 'index.html' : `.${pathname}`, build),
      );
      await route.fulfill({ body, contentType: type ?? 'text/html' });
    },
  );

const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('#app') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')];
    for (const element of named) {
      for (const attribute of ['aria-label', 'alt', 'placeholder', 'title']) {
        found.push(element.getAttribute(attribute)?.trim() ?? '');
      }
    }
    return found.filter((text) => /\p{L}/u.test(text));
  });

async function expectAllTranslated(page: Page, place: string): Promise<void> {
  await expect(page.locator('h1').first(), place).toContainText('⟦');
  const bare = (await shownTexts(page)).filter(
    (text) => !text.includes('⟦') && !untranslated.has(text) && !day.test(text),
  );
  expect.soft(bare, place).toEqual([]);
}

const showPendingProfile = (page: Page): Promise<unknown> =>
  page.route('**/api/profiles/awaited?*', (route) => {
    const student = {
      _id: crypto.randomUUID(),
      firstname: 'Amélie',
      lastname: 'Roy',
      email: 'amelie@home.example',
      schoolname: 'Trio at Home',
      isFreemiumGroup: true,
      hasCompletedConsumerEndSurvey: false,
      updated: '2026-10-03T12:00:00.000Z',
    };
    const list = { students: [student], total: 1, hasNextPage: false, hasPrevPage: false };
    return route.fulfill({ json: list });
  });

for (const role of new Set(visits.map((visit) => visit.role))) {
  test(`no page of ${role ?? 'a visitor'} shows text outside the catalogues`, async ({ page }) => {
    await showMarkedBuild(page);
    await showPendingProfile(page);
    await showOneSchool(page);
    await showOneEntry(page);
    await showMarkedBoard(page);
    await showNewSchools(page);
    if (role === 'school') {
      await showOneStudent(page);
      await showOneClass(page);
      await showWhatOneStudentChose(page);
      await showOneInQueue(page);
      await showOneDueStudent(page);
    }
    // The first card starts a sort, which would change an account that other tests use.
    if (role === 'student') await asNewStudent(page, { firstname: demoNames.student });
    else if (role) await signIn(page, role);
    for (const { name, path } of visits.filter((visit) => visit.role === role)) {
      await page.goto(path);
      await expectAllTranslated(page, name);
    }
  });
}

for (const group of ['consumer', 'freemium'] as const) {
  test(`no page of a ${group} group shows text outside the catalogues`, async ({ page }) => {
    await showMarkedBuild(page);
    await asNewGroupStudent(page, group);
    for (const path of ['', '/results', '/profile-intro']) {
      await page.goto(`/dashboard/cards${path}`);
      await expectAllTranslated(page, path);
    }
  });
}

test('no page with a three shows text outside the catalogues', async ({ page }) => {
  await showMarkedBuild(page);
  await withThree(page);
  for (const path of ['', '/conclusion', '/results']) {
    await page.goto(`/dashboard/cards${path}`);
    await expectAllTranslated(page, path);
  }
  await page.getByRole('button', { name: texts.en('words.add') }).click();
  await expectAllTranslated(page, 'a question about the three');
});
