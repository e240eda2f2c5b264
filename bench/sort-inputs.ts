import type { Page } from '@playwright/test';
import { pageClock } from './page-timings.ts';

/** Where a hand would press for each of the three answers. */
export type Places = readonly { readonly x: number; readonly y: number }[];

/** The least that anybody looks at a card; a quick sort is one below five times that. */
const glance = 300;
/** As long as a finger takes: pressed and let go within one frame is no hand's doing. */
const press = 60;

/**
 * One answer after another, by key and every third with the mouse. Answers the moment at which the last
 * one was given. No locator here: its checks would run in the page we measure.
 */
export async function giveAnswers(
  page: Page,
  count: number,
  places: Places,
  pathOf: (index: number) => string,
): Promise<number> {
  let last = 0;
  for (let index = 1; index <= count; index += 1) {
    const path = await settle(page);
    if (!path.endsWith(pathOf(index))) {
      throw new Error(`The page stands at ${path} and not at ${pathOf(index)}.`);
    }
    const choice = (index * 7) % 3;
    const place = places[choice];
    last = await pageClock(page);
    if (index % 3 === 0 && place) await page.mouse.click(place.x, place.y, { delay: press });
    else await page.keyboard.press(String(choice + 1));
  }
  await settle(page);
  return last;
}

/** As after a glance of a student, once the page has nothing left to do. Answers where it stands. */
async function settle(page: Page): Promise<string> {
  await page.waitForTimeout(glance);
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(location.pathname))),
        );
      }),
  );
}
