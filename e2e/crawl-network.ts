import type { Page, Request, Response } from '@playwright/test';
import { recordUsage } from '../packages/contracts/src/usage.ts';
import { expect } from './fixtures.ts';

export interface Network {
  settle(): Promise<void>;
  takeFailures(): string[];
  stop(): void;
}

/** A crawl opens hundreds of pages, so it polls often. */
export const often = { intervals: [40] };

export function watchNetwork(page: Page): Network {
  const pending = new Set<Request>();
  let failures: string[] = [];
  const begin = (request: Request) => {
    if (!isUsageBeacon(request)) pending.add(request);
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
        ...(await loadingParts(page)),
      ];
      const underWayTwice = async () => {
        const first = await underWay();
        if (first.length > 0) return first;
        // A response may trigger more requests; the page has rendered by the second look.
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

/** The page ignores the response, so the browser may never report its end. */
const isUsageBeacon = (request: Request): boolean =>
  new URL(request.url()).pathname === `/api${recordUsage.path}`;

export const loadingParts = (page: Page): Promise<string[]> =>
  page
    .locator('main [aria-busy="true"], main [data-loading]')
    .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 120)));

/** A busy machine may never be idle, so there is a timeout. */
const whenIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 2000 });
      }),
  );
