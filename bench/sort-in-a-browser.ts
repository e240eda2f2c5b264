import type { Browser, CDPSession, Page } from '@playwright/test';
import { asNewStudent } from '../e2e/account-people.ts';
import { answerButton, deckSize, theCard } from '../e2e/sort-page.ts';
import { words } from '../e2e/words.ts';
import { answers } from '../packages/domain/src/sorting/sort.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { pageClock, readTimings, watchTimings, type Timings } from './page-timings.ts';

const t = words.en;

/** A Chromebook beside the machine that this runs on. */
const slowDown = 4;

export interface MeasuredSort extends Timings {
  /** Bytes until home stood still: the shell. */
  readonly shell: number;
  /** Bytes from there to the last answer. */
  readonly received: number;
  /** The longest task on the way from home to the first card, and from the last answer to select. */
  readonly opening: number;
  readonly closing: number;
}

interface Options {
  readonly proxy: CountingProxy;
  /** `block`: all that the sort needs is fetched when it needs it. */
  readonly serviceWorkers: 'allow' | 'block';
  /** The network is cut when the first card is there. */
  readonly isCut?: boolean;
  /** Where a profile of the answers goes, for whoever wants to know what takes the time. */
  readonly onProfile?: (profile: object) => void;
}

/** A new student sorts the whole deck, by key and by click, one answer after another. */
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
    await standStill(page, proxy);
    const shell = proxy.received() - before;

    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const opened = await pageClock(page);
    await goToFirstCard(page);
    await standStill(page, proxy);
    const opening = longest(await readTimings(page, opened));
    if (isCut) proxy.cut();

    if (options.onProfile) await startProfile(session);
    const started = await pageClock(page);
    const last = await answerAll(page, isCut ? deckSize - 1 : deckSize);
    if (options.onProfile) options.onProfile((await session.send('Profiler.stop')).profile);
    const timings = await readTimings(page, started);
    if (!isCut) await standStill(page, proxy);
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

/** As a student goes: intro, instructions, reminder. */
async function goToFirstCard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('home.empty.sort') }).click();
  for (const step of ['intro', 'instructions'] as const) {
    // The page before it stays until this one's words are there, with a link of the same name.
    await main.getByRole('heading', { name: t(`${step}.heading`) }).waitFor();
    await main.getByRole('link', { name: t('steps.next') }).click();
  }
  await main.getByRole('button', { name: t('reminder.start') }).click();
  await page.waitForURL('**/dashboard/cards/1');
  await theCard(page).waitFor();
}

/** Answers the moment at which the last one was given. */
async function answerAll(page: Page, count: number): Promise<number> {
  const boxes = await Promise.all(
    answers.map((answer) => answerButton(page, answer).boundingBox()),
  );
  await theCard(page).focus();
  let last = 0;
  for (let index = 1; index <= count; index += 1) {
    await settle(page, index);
    const choice = (index * 7) % 3;
    const box = boxes[choice];
    last = await pageClock(page);
    // Every third answer with the mouse. No locator here: its checks would run in the page we measure.
    if (index % 3 === 0 && box) {
      // As long as a finger takes: pressed and let go within one frame is no hand's doing.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
    } else await page.keyboard.press(String(choice + 1));
  }
  await settle(page, null);
  return last;
}

/** The least that anybody looks at a card; a quick sort is one below five times that. */
const glance = 300;

/** As after a glance of a student, once the page has nothing left to do; at this card. */
async function settle(page: Page, index: number | null): Promise<void> {
  await page.waitForTimeout(glance);
  const path = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(location.pathname))),
        );
      }),
  );
  if (index !== null && !path.endsWith(`/${index}`)) {
    throw new Error(`The page stands at ${path} and not at card ${index}.`);
  }
}

/** Nothing has arrived for a while: what is fetched ahead has been fetched. */
async function standStill(page: Page, proxy: CountingProxy): Promise<void> {
  let before = -1;
  while (before !== proxy.received()) {
    before = proxy.received();
    await page.waitForTimeout(1000);
  }
}
