import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { cards } from '../../packages/deck/src/cards.ts';
import { pages } from '../../packages/contracts/src/pages.ts';
import type { Role } from '../../packages/domain/src/roles.ts';
import { demoNames, expect, signIn, test } from '../fixtures.ts';
import { asNewGuest } from '../guests.ts';
import { withThree } from '../results-page.ts';
import { words as said } from '../words.ts';

const build = new URL('../../.cache/pseudo-locale/', import.meta.url);
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The same in every language: our name and address, names of languages, what a person is called. */
const untranslated = new Set([
  'Trio',
  'support@trio.example',
  'Français',
  'English',
  'i',
  ...Object.values(demoNames),
  'Amélie',
  'Amélie Roy',
  'amelie@home.example',
  // A card brings its own words, in both languages.
  ...cards.flatMap(({ title, words, careers }) => [
    title.en,
    words?.alt.en ?? '',
    ...careers.map((career) => career.title.en),
  ]),
]);

// The tab of the profile, as somebody finds it who has none yet, is refused.
test.use({ locale: 'en-CA', expectedErrors: ['status of 404'] });

/** The cards' words come from the deck, a mail's from the server: each has both languages already. */
const elsewhere = ['devDeck', 'devMail'];
const visits = Object.entries(pages)
  .filter(([name]) => !elsewhere.includes(name))
  .map(([name, { path, access }]) => ({
    name,
    path: path.replace(':index', '1'),
    role: access === 'public' ? null : ((access as readonly Role[])[0] ?? null),
  }));

/** Every page is answered from the marked build, and the API as ever. */
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
    (text) => !text.includes('⟦') && !untranslated.has(text),
  );
  expect.soft(bare, place).toEqual([]);
}

/** People are called what they are called: whoever waits here has a name that is known above. */
const showOneWhoWaits = (page: Page): Promise<unknown> =>
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
  test(`no page of ${role ?? 'a visitor'} shows text that could not be translated`, async ({
    page,
  }) => {
    await showMarkedBuild(page);
    await showOneWhoWaits(page);
    if (role) await signIn(page, role);
    for (const { name, path } of visits.filter((visit) => visit.role === role)) {
      await page.goto(path);
      await expectAllTranslated(page, name);
    }
  });
}

for (const group of ['consumer', 'freemium'] as const) {
  test(`no page of a ${group} group shows text that could not be translated`, async ({ page }) => {
    await showMarkedBuild(page);
    await asNewGuest(page, group);
    for (const path of ['', '/results', '/profile-intro']) {
      await page.goto(`/dashboard/cards${path}`);
      await expectAllTranslated(page, path);
    }
  });
}

test('no page with a three shows text that could not be translated', async ({ page }) => {
  await showMarkedBuild(page);
  await withThree(page);
  for (const path of ['', '/conclusion', '/results']) {
    await page.goto(`/dashboard/cards${path}`);
    await expectAllTranslated(page, path);
  }
  await page.getByRole('button', { name: said.en('write.skip') }).click();
  await expectAllTranslated(page, 'results, past the fields');
});
