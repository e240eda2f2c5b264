import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
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

/** Text that is the same in every language: our name, names of languages, what a person is called. */
const untranslated = new Set(['Trio', 'Français', 'English', ...Object.values(demoNames)]);

test.use({ locale: 'en-CA' });

/** The cards' words come from the deck, a mail's from the server: each has both languages already. */
const elsewhere = ['devDeck', 'devMail'];
const visits = Object.entries(pages).filter(([name]) => !elsewhere.includes(name));

for (const [name, { path, access }] of visits) {
  test(`${name} shows no text that could not be translated`, async ({ page }) => {
    await page.route(
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
    if (access !== 'public') await signIn(page, (access as readonly Role[])[0] ?? 'student');
    await page.goto(path);
    await expect(page.locator('h1').first()).toContainText('⟦');
    const texts = await page.evaluate(() => {
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
    expect(texts.filter((text) => !text.includes('⟦') && !untranslated.has(text))).toEqual([]);
  });
}
