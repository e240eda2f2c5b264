import type { Page, Request, Response } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Network {
  /** The page is there with all that it asked for: nothing is under way, nothing says that it waits. */
  settle(): Promise<void>;
  /** What was refused or not found since the last time. */
  takeFailures(): string[];
  stop(): void;
}

/** A crawl looks at hundreds of pages: none is waited for longer than it takes. */
export const often = { intervals: [40] };

/** What a page asks for, and what comes of it. */
export function watchNetwork(page: Page): Network {
  const pending = new Set<Request>();
  let failures: string[] = [];
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => void pending.delete(request);
  const note = (response: Response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    failures.push(`${response.status()} ${response.request().method()} ${pathname}`);
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', note);
  return {
    settle: async () => {
      await expect(page.locator('h1').first()).toBeVisible();
      const isStill = async () => pending.size === 0 && !(await isWaiting(page));
      // What has just arrived may ask for more: the page has drawn it by the second look.
      await expect
        .poll(async () => (await isStill()) && (await whenIdle(page), isStill()), often)
        .toBe(true);
    },
    takeFailures: () => {
      const taken = failures;
      failures = [];
      return taken;
    },
    stop: () => {
      page.off('request', begin);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
      page.off('response', note);
    },
  };
}

/** A spinner, or a part that is still coming. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('main [aria-busy="true"], main [data-loading]') !== null,
  );

const whenIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
