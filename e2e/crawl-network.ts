import type { Page, Request, Response } from '@playwright/test';
import { recordUsage } from '../packages/contracts/src/usage.ts';
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
  const begin = (request: Request) => {
    if (!isCount(request)) pending.add(request);
  };
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
      const underWay = async () => [
        ...[...pending].map((request) => request.url()),
        ...(await partsThatWait(page)),
      ];
      const underWayTwice = async () => {
        const first = await underWay();
        if (first.length > 0) return first;
        // What has just arrived may ask for more: the page has drawn it by the second look.
        await whenIdle(page);
        return underWay();
      };
      await expect.poll(underWayTwice, often).toEqual([]);
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

/**
 * What is counted of a page that stands for five seconds is no part of it. Nobody reads the answer,
 * so the browser may never tell that it is complete.
 */
const isCount = (request: Request): boolean =>
  new URL(request.url()).pathname === `/api${recordUsage.path}`;

/** Every spinner, and every part that is still coming. */
export const partsThatWait = (page: Page): Promise<string[]> =>
  page
    .locator('main [aria-busy="true"], main [data-loading]')
    .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 120)));

/** A machine that others keep busy may never call itself idle: by the deadline it has drawn all the same. */
const whenIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 2000 });
      }),
  );
