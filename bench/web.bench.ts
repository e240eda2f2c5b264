import { chromium, type Browser } from '@playwright/test';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/start-product.ts';
import { provide } from '../tools/provide.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { median, rounded } from './figures.ts';
import { provideArial } from './web-fonts.ts';
import { slow, visitPage, type Visit } from './web-visit.ts';
import { publicCareers, scoreScreens, wanted } from './web-lighthouse.ts';
import { startShellServer } from './web-shell.ts';

export const name = 'web';

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  const executablePath = provide('chromium');
  provideArial(log);
  try {
    const { landing, careers } = await inBrowser(executablePath, async (browser) => ({
      landing: await visitAll(browser, product.url, log),
      careers: await visitCareers(browser, product.url, log),
    }));
    log('Lighthouse…');
    const scored = await scoreScreens({ url: product.url, executablePath, log });
    return [
      ...rowsOf(landing),
      ...careers,
      ...scored.map(({ page, category, score }) => ({
        what: `Lighthouse mobile, ${page}: ${category}`,
        ours: score,
        least: wanted[category],
        unit: 'points',
      })),
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function inBrowser<T>(
  executablePath: string | undefined,
  act: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

interface Landing {
  readonly ready: readonly Visit[];
  readonly shell: readonly Visit[];
  readonly atDesk: readonly Visit[];
}

const languages = ['en', 'fr'] as const;
const rounds = 4;

async function visitAll(browser: Browser, url: string, log: Context['log']): Promise<Landing> {
  const landing = { ready: [] as Visit[], shell: [] as Visit[] };
  const shell = await startShellServer(url);
  log(`${2 * rounds} first visits, and as many to the shell document…`);
  // A first visit warms the server's file cache.
  await visitPage(browser, { url, language: 'en' });
  for (let round = 0; round < rounds; round += 1) {
    for (const language of languages) {
      landing.ready.push(await visitPage(browser, { url, language }));
      landing.shell.push(await visitPage(browser, { url: shell.url, language }));
    }
  }
  await shell.close();
  const atDesk: Visit[] = [];
  for (const language of languages) {
    atDesk.push(await visitPage(browser, { url, language, isDesktop: true }));
  }
  log(`the largest contentful paint is ${landing.ready[0]?.largest ?? ''}`);
  for (const what of new Set([...landing.ready, ...atDesk].flatMap(({ shifted }) => shifted))) {
    log(`moved: ${what}`);
  }
  return { ...landing, atDesk };
}

async function visitCareers(browser: Browser, url: string, log: Context['log']): Promise<Row[]> {
  log('first visits to the public careers…');
  const rows: Row[] = [];
  for (const { page, path } of publicCareers) {
    const visit = await visitPage(browser, { url, path, language: 'en' });
    for (const what of visit.shifted) log(`moved in ${page}: ${what}`);
    rows.push(
      { what: `${page}: LCP`, ours: rounded(visit.largestPaint), limit: 1500, unit: 'ms' },
      { what: `${page}: layout shift`, ours: moved(visit), limit: 0, unit: '' },
      {
        what: `${page}: the whole first visit`,
        ours: visit.everything,
        limit: 150 * 1024,
        unit: 'bytes',
      },
    );
  }
  return rows;
}

const worst = (values: readonly number[]): number => Math.max(...values);
/** Three decimals, as usual for layout shift: a link that a font moves by four pixels is 0.0003. */
const moved = ({ shift }: Visit): number => Math.round(shift * 1000) / 1000;
const longest = (visit: Visit): number => Math.max(0, ...visit.longTasks);
/** Total blocking time: the part of each long task above 50 ms. */
const blocked = ({ longTasks }: Visit): number =>
  longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);

function rowsOf({ ready, shell, atDesk }: Landing): Row[] {
  const both = (
    figure: (visit: Visit) => number,
    summary: (values: readonly number[]) => number,
  ) => ({
    ours: rounded(summary(ready.map(figure))),
    peer: rounded(summary(shell.map(figure))),
  });
  const network = `${slow.slowDown}× CPU, slow 4G`;
  return [
    {
      what: `LCP of the landing, ${network}, median; peer: the shell document`,
      ...both(({ largestPaint }) => largestPaint, median),
      limit: 1500,
      unit: 'ms',
    },
    {
      what: 'LCP, the worst',
      ...both(({ largestPaint }) => largestPaint, worst),
      limit: 1500,
      unit: 'ms',
    },
    {
      what: 'layout shift, the worst, on a phone and on a desktop',
      ours: worst([...ready, ...atDesk].map(moved)),
      peer: worst(shell.map(moved)),
      limit: 0,
      unit: '',
    },
    {
      what: 'JavaScript, compressed',
      ...both(({ scripts }) => scripts, worst),
      limit: 100 * 1024,
      unit: 'bytes',
    },
    {
      what: 'the whole first visit',
      ...both(({ everything }) => everything, worst),
      limit: 250 * 1024,
      unit: 'bytes',
    },
    {
      what: 'first contentful paint, median',
      ...both(({ firstPaint }) => firstPaint, median),
      unit: 'ms',
    },
    { what: 'longest task, median', ...both(longest, median), unit: 'ms' },
    { what: 'total blocking time, median', ...both(blocked, median), unit: 'ms' },
  ];
}
