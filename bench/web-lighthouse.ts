import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNewStudent } from '../e2e/account-people.ts';
import { deck, sendSort } from '../e2e/select-page.ts';
import { careersPath, publicCareerPath } from '../packages/contracts/src/public-pages.ts';
import { cardPath } from '../packages/contracts/src/pages.ts';
import { cards } from '../packages/deck/src/cards.ts';
import { findFreePort } from '../tools/dev/free-port.mjs';
import { median } from './figures.ts';

export const wanted = { accessibility: 100, 'best-practices': 100, performance: 95, seo: 100 };
export type Category = keyof typeof wanted;

export interface Scored {
  readonly page: string;
  readonly category: Category;
  readonly score: number;
}

interface Options {
  readonly url: string;
  readonly executablePath: string | undefined;
  readonly log: (text: string) => void;
}

const everywhere: readonly Category[] = ['accessibility', 'best-practices', 'performance'];
const answered = 11;
const career = cards[0]?.careers[0]?.slug ?? { en: '', fr: '' };

export const publicCareers = [
  { page: 'careers', path: careersPath.en },
  { page: 'careers, French', path: careersPath.fr },
  { page: 'a career', path: publicCareerPath(career, 'en') },
  { page: 'a career, French', path: publicCareerPath(career, 'fr') },
];

const screens: readonly {
  readonly page: string;
  readonly path: string;
  readonly categories: readonly Category[];
  readonly isStudent?: true;
}[] = [
  { page: 'landing', path: '/', categories: [...everywhere, 'seo'] },
  ...publicCareers.map((screen) => ({ ...screen, categories: [...everywhere, 'seo'] as const })),
  { page: 'login', path: '/login', categories: everywhere },
  {
    page: 'card screen',
    path: cardPath(answered + 1),
    categories: everywhere,
    isStudent: true,
  },
];

/** Performance uses the median of the runs, other categories the worst. */
const runs = 3;

export async function scoreScreens({ url, executablePath, log }: Options): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { page, path, categories, isStudent = false } of screens) {
    const found: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      found.push(
        await inBrowser({ executablePath, url }, async (context, port) => {
          if (isStudent) await enterSort(context);
          return score(`${url}${path}`, { port, categories, log: run === 0 ? log : undefined });
        }),
      );
    }
    for (const category of categories) {
      const scores = found.map((each) => each[category] ?? 0);
      const isTime = category === 'performance';
      scored.push({ page, category, score: isTime ? median(scores) : Math.min(...scores) });
    }
  }
  return scored;
}

/** Lighthouse only sees the browser's default profile, so each run gets a new browser. */
async function inBrowser<T>(
  { executablePath, url }: Pick<Options, 'executablePath' | 'url'>,
  act: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-lighthouse-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    baseURL: url,
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    return await act(context, port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function enterSort(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) }, undefined, answered);
  await page.close();
}

interface Run {
  readonly port: number;
  readonly categories: readonly Category[];
  readonly log: ((text: string) => void) | undefined;
}

async function score(url: string, { port, categories, log }: Run): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Lighthouse would delete the session. The browser is new, so nothing else is stored.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse did not finish on ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return Object.fromEntries(
    categories.map((category) => {
      const { score: share = 0, auditRefs = [] } = lhr.categories[category] ?? {};
      const points = Math.round((share ?? 0) * 100);
      if (points < wanted[category]) {
        for (const { id, weight } of auditRefs) {
          const audit = lhr.audits[id];
          if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
          log?.(`${category} ${points}: ${audit.title} ${audit.displayValue ?? ''} (${id})`);
        }
      }
      return [category, points];
    }),
  );
}
