import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { cards } from '../packages/deck/src/cards.ts';
import { pages } from '../packages/contracts/src/pages.ts';
import type { Role } from '../packages/domain/src/roles.ts';
import { demoNames, expect, signIn, test } from './fixtures.ts';

const build = new URL('../.cache/pseudo-locale/', import.meta.url);
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
  // A card brings its own words, in both languages.
  ...cards.flatMap(({ title, words, careers }) => [
    title.en,
    words?.alt.en ?? '',
    ...careers.map((career) => career.title.en),
  ]),
]);

test.use({ locale: 'en-CA' });

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

for (const role of new Set(visits.map((visit) => visit.role))) {
  test(`no page of ${role ?? 'a visitor'} shows text that could not be translated`, async ({
    page,
  }) => {
    await showMarkedBuild(page);
    if (role) await signIn(page, role);
    for (const { name, path } of visits.filter((visit) => visit.role === role)) {
      await page.goto(path);
      await expect(page.locator('h1').first(), name).toContainText('⟦');
      const bare = (await shownTexts(page)).filter(
        (text) => !text.includes('⟦') && !untranslated.has(text),
      );
      expect.soft(bare, name).toEqual([]);
    }
  });
}
