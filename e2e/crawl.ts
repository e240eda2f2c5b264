import type { Page } from '@playwright/test';
import { isCardAddress, pages } from '../packages/contracts/src/pages.ts';
import {
  problemsOfExternalLink,
  belongsToOtherTest,
  isInOtherLanguage,
  leadsToPage,
  patternOf,
  readLinks,
} from './crawl-links.ts';
import { watchNetwork, type Network } from './crawl-network.ts';
import { textProblems, readTexts } from './crawl-words.ts';
import { expect } from './fixtures.ts';
import { shownDocument } from './results-page.ts';
import { words } from './words.ts';

interface Crawl {
  readonly language: 'en' | 'fr';
  readonly starts: readonly string[];
  /** Opening the first card starts a sort, which would change an account that other tests use. */
  readonly opensCards: boolean;
}

/** More pages than any role has, so that an endless crawl fails. */
const maxPages = 60;

const withCards: readonly string[] = [pages.cards.path, pages.students.path];

export async function crawl(
  page: Page,
  { language, starts, opensCards }: Crawl,
): Promise<string[]> {
  const origin = new URL(await page.evaluate(() => location.href)).origin;
  const network = watchNetwork(page);
  const waiting = starts.map((start) => new URL(start, origin));
  const known = new Set(waiting.map(patternOf));
  const titles = new Map<string, string>();
  const seen: string[] = [];

  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    expect(seen.length, 'number of pages').toBeLessThan(maxPages);
    const place = `${next.pathname}${next.search}`;
    seen.push(place);
    if (!leadsToPage(next)) {
      await expectFile(page, next);
      continue;
    }
    if (next.pathname === pages.profile.path) {
      await expectProfile(page, next);
      continue;
    }
    await page.goto(next.href);
    await network.settle();
    await expectCompletePage(page, place, language, titles);
    expect.soft(network.takeFailures(), `requests of ${place}`).toEqual([]);

    for (const link of await readAllLinks(page, network)) {
      const url = new URL(link.href);
      if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue;
      if (url.origin !== origin) {
        const problems = problemsOfExternalLink(link, words[language]('footer.newTab'));
        expect.soft(problems, `a link of ${place}`).toEqual([]);
        continue;
      }
      const isLast = url.pathname === pages.logout.path;
      if (isLast || belongsToOtherTest(url.pathname) || known.has(patternOf(url))) continue;
      if (!opensCards && isCardAddress(url.pathname)) continue;
      if (isInOtherLanguage(url.pathname, language)) continue;
      url.hash = '';
      known.add(patternOf(url));
      waiting.push(url);
    }
  }
  network.stop();
  return seen;
}

async function expectCompletePage(
  page: Page,
  place: string,
  language: 'en' | 'fr',
  titles: Map<string, string>,
): Promise<void> {
  const t = words[language];
  await expect.soft(page.getByText(t('notFound.heading')), place).toHaveCount(0);
  await expect.soft(page.locator('h1'), `the heading of ${place}`).toHaveCount(1);
  await expect.soft(page.locator('html'), place).toHaveAttribute('lang', language);
  expect.soft(textProblems(await readTexts(page), language), `texts of ${place}`).toEqual([]);

  await expect.soft(page, `the title of ${place}`).not.toHaveTitle(/^(?:Trio)?$/u);
  // After redirects: two addresses of one page share its title.
  const { pathname } = new URL(page.url());
  const pattern = patternOf(new URL(pathname, page.url()));
  const title = await page.title();
  expect.soft(titles.get(title) ?? pattern, `pages with the title “${title}”`).toBe(pattern);
  if (!titles.has(title)) titles.set(title, pattern);
}

async function readAllLinks(page: Page, network: Network) {
  const links = await readLinks(page);
  if (!withCards.includes(new URL(page.url()).pathname)) return links;
  // The address may open a student, whose dialog covers the cards.
  if ((await page.getByRole('dialog').count()) > 0) return links;
  for (const card of await page.locator('main ol > li button').all()) {
    await card.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await network.settle();
    links.push(...(await readLinks(page)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  return links;
}

async function expectFile(page: Page, url: URL): Promise<void> {
  const answer = await page.request.get(url.href);
  expect.soft(answer.status(), url.pathname).toBe(200);
}

async function expectProfile(page: Page, url: URL): Promise<void> {
  const tab = await page.context().newPage();
  const showing = shownDocument(page.context());
  // The PDF may replace the page before the page has loaded.
  await tab.goto(url.href, { waitUntil: 'commit' });
  expect.soft((await showing).status(), url.pathname).toBe(200);
  await tab.close();
}
