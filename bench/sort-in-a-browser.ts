import type { Browser, CDPSession, Page } from '@playwright/test';
import { asNewStudent } from '../e2e/account-people.ts';
import { answerButton, deckSize, theCard } from '../e2e/sort-page.ts';
import { words } from '../e2e/words.ts';
import { answers } from '../packages/domain/src/sorting/sort.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { pageClock, readTimings, watchTimings, type Timings } from './page-timings.ts';
import { giveAnswers } from './sort-inputs.ts';

const t = words.en;

/** CPU slowdown that simulates a Chromebook. */
export const slowDown = 4;

export interface MeasuredSort extends Timings {
  readonly shell: number;
  readonly received: number;
  /** Longest task from home to the first card, and from the last answer to the selection. */
  readonly opening: number;
  readonly closing: number;
}

interface Options {
  readonly proxy: CountingProxy;
  /** `block`: nothing is fetched ahead. */
  readonly serviceWorkers: 'allow' | 'block';
  readonly isCut?: boolean;
  readonly onProfile?: (profile: object) => void;
}

export async function sortInABrowser(browser: Browser, options: Options): Promise<MeasuredSort> {
  const { proxy, serviceWorkers, isCut = false } = options;
  const context = await browser.newContext({ baseURL: proxy.url, locale: 'en-CA', serviceWorkers });
  try {
    const page = await context.newPage();
    await asNewStudent(page);
    const before = proxy.received();
    await watchTimings(page);
    await page.goto('/dashboard/cards');
    await page.getByRole('main').waitFor();
    await waitUntilIdle(page, proxy);
    const shell = proxy.received() - before;

    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const opened = await pageClock(page);
    await goToFirstCard(page);
    await waitUntilIdle(page, proxy);
    const opening = longest(await readTimings(page, opened));
    if (isCut) proxy.cut();

    if (options.onProfile) await startProfile(session);
    const started = await pageClock(page);
    const last = await answerAll(page, isCut ? deckSize - 1 : deckSize);
    if (options.onProfile) options.onProfile((await session.send('Profiler.stop')).profile);
    const timings = await readTimings(page, started);
    if (!isCut) await waitUntilIdle(page, proxy);
    const end = longest(await readTimings(page, last));
    const longTasks = timings.longTasks.filter(({ at }) => at < last);
    const received = proxy.received() - before - shell;
    return { ...timings, longTasks, shell, received, opening, closing: end };
  } finally {
    await context.close();
  }
}

const longest = ({ longTasks }: Timings): number => Math.max(0, ...longTasks.map(({ ms }) => ms));

async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  await session.send('Profiler.start');
}

async function goToFirstCard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('home.empty.sort') }).click();
  for (const step of ['intro', 'instructions'] as const) {
    // The previous page stays until the next one is loaded, and has a link of the same name.
    await main.getByRole('heading', { name: t(`${step}.heading`) }).waitFor();
    await main.getByRole('link', { name: t('steps.next') }).click();
  }
  await main.getByRole('button', { name: t('reminder.start') }).click();
  await page.waitForURL('**/dashboard/cards/1');
  await theCard(page).waitFor();
}

async function answerAll(page: Page, count: number): Promise<number> {
  const boxes = await Promise.all(
    answers.map((answer) => answerButton(page, answer).boundingBox()),
  );
  const places = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  await theCard(page).focus();
  return giveAnswers(page, count, places, (index) => `/${index}`);
}

async function waitUntilIdle(page: Page, proxy: CountingProxy): Promise<void> {
  let before = -1;
  while (before !== proxy.received()) {
    before = proxy.received();
    await page.waitForTimeout(1000);
  }
}
