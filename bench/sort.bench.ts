import { chromium, type Browser } from '@playwright/test';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/start-product.ts';
import { provide } from '../tools/provide.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { startCountingProxy } from './counting-proxy.ts';
import { median, quantile, rounded } from './figures.ts';
import type { Timings } from './page-timings.ts';
import { measureFloor } from './sort-floor.ts';
import { slowDown, sortInABrowser, type MeasuredSort } from './sort-in-a-browser.ts';

export const name = 'sort';

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  try {
    return await measureInBrowser(product.url, log);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureInBrowser(url: string, log: (text: string) => void): Promise<Row[]> {
  const executablePath = provide('chromium');
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    log('56 answers with the network…');
    const online = await sortOnce(browser, url, { serviceWorkers: 'allow' });
    log('56 answers to a page that only changes a letter…');
    const floor = await measureFloor(browser, { count: online.paints.length, slowDown });
    log('56 answers without a service worker…');
    const bare = await sortOnce(browser, url, { serviceWorkers: 'block' });
    log('55 answers with the network cut…');
    const cut = await sortOnce(browser, url, { serviceWorkers: 'allow', isCut: true });
    return rowsOf({ online, floor, bare, cut });
  } finally {
    await browser.close();
  }
}

async function sortOnce(
  browser: Browser,
  url: string,
  how: { serviceWorkers: 'allow' | 'block'; isCut?: boolean },
): Promise<MeasuredSort> {
  const proxy = await startCountingProxy(url);
  const file = process.env['TRIO_BENCH_PROFILE'];
  const onProfile = file
    ? (profile: object) => void writeFile(file, JSON.stringify(profile))
    : undefined;
  try {
    return await sortInABrowser(browser, { proxy, ...how, ...(onProfile && { onProfile }) });
  } finally {
    await proxy.close();
  }
}

const longest = (tasks: MeasuredSort['longTasks']): number =>
  Math.max(0, ...tasks.map(({ ms }) => ms));

interface Measured {
  readonly online: MeasuredSort;
  readonly floor: Timings;
  readonly bare: MeasuredSort;
  readonly cut: MeasuredSort;
}

function rowsOf({ online, floor, bare, cut }: Measured): Row[] {
  return [
    {
      what: `INP, p98 of ${online.paints.length} answers; peer: a page that only changes a letter`,
      ours: quantile(padded(online), 0.98),
      peer: quantile(padded(floor), 0.98),
      limit: 50,
      unit: 'ms',
    },
    {
      what: 'longest task during the answers (0: none of 50 ms)',
      ours: longest(online.longTasks),
      limit: 50,
      unit: 'ms',
    },
    {
      what: 'received from home to the last answer',
      ours: bare.received,
      limit: 300 * 1024,
      unit: 'bytes',
    },
    {
      what: 'INP, median; peer: a page that only changes a letter',
      ours: median(padded(online)),
      peer: median(padded(floor)),
      unit: 'ms',
    },
    {
      what: 'answer to next paint, median; peer: with the network cut',
      ours: rounded(median(online.paints)),
      peer: rounded(median(cut.paints)),
      unit: 'ms',
    },
    {
      what: 'INP, p98, with the network cut; peer: a page that only changes a letter',
      ours: quantile(padded(cut), 0.98),
      peer: quantile(padded(floor), 0.98),
      limit: 50,
      unit: 'ms',
    },
    {
      what: 'answer to next paint, p98; peer: a page that only changes a letter',
      ours: rounded(quantile(online.paints, 0.98)),
      peer: rounded(quantile(floor.paints, 0.98)),
      unit: 'ms',
    },
    { what: 'longest task, from home to the first card', ours: online.opening, unit: 'ms' },
    { what: 'longest task, from the last answer to select', ours: online.closing, unit: 'ms' },
    { what: 'received for home, without prefetching', ours: bare.shell, unit: 'bytes' },
    {
      what: 'received in total, with prefetching',
      ours: online.shell + online.received,
      unit: 'bytes',
    },
  ];
}

/** The browser does not report interactions shorter than two frames; they count as 0. */
const padded = ({ interactions, paints }: Timings): number[] => [
  ...interactions,
  ...Array.from({ length: Math.max(0, paints.length - interactions.length) }, () => 0),
];
