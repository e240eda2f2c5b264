import type { Page } from '@playwright/test';
import { isPage } from '../packages/contracts/src/pages.ts';

export interface PageLink {
  /** As the browser resolves it. */
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  /** What it is called, and what is said of it. */
  readonly name: string;
  readonly description: string;
}

/** Every link of a page, in its menus, dialogs and footer too, whether it is in sight or not. */
export const readLinks = (page: Page): Promise<PageLink[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.href,
      target: link.target,
      rel: link.rel,
      name: link.ariaLabel ?? link.textContent ?? '',
      description:
        document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    })),
  );

/** Where careers and licences are told of. Nobody else is linked to by a fresh install. */
const outsideHosts = new Set([
  'creativecommons.org',
  'noc.esdc.gc.ca',
  'open.canada.ca',
  'openfontlicense.org',
  'ouvert.canada.ca',
  'www.guichetemplois.gc.ca',
  'www.jobbank.gc.ca',
  'www.onetcenter.org',
  'www.onetonline.org',
  'www.emploisnb.ca',
  'www.nbjobs.ca',
]);

/** What is wrong with a link out of the product, if anything is. */
export function faultsOfOutside(link: PageLink, newTab: string): string[] {
  const { href, target, rel, name, description } = link;
  const { hostname } = new URL(href);
  const tokens = new Set(rel.split(/\s+/u));
  return [
    ...(outsideHosts.has(hostname) ? [] : [`nobody expects ${hostname}`]),
    ...(target === '_blank' ? [] : ['it takes our page away']),
    ...(tokens.has('noreferrer') || tokens.has('noopener')
      ? []
      : ['it lets the other page reach us']),
    ...(`${name} ${description}`.includes(newTab) ? [] : ['it does not say that it opens a tab']),
  ].map((fault) => `${href}: ${fault}`);
}

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;
/** The demo's own schools: those of other tests may be gone before they are opened. */
const demoId = /01900000-0000-7000-8000-00000000000\d/iu;

export const isOtherTests = (path: string): boolean =>
  (path.match(id) ?? []).some((each) => !demoId.test(each));

/** Addresses that show the same page with other rows: twenty students are one. */
export function patternOf(url: URL): string {
  const path = url.pathname
    .replaceAll(id, ':id')
    .replace(/^\/dashboard\/cards\/\d+$/u, '/dashboard/cards/:index');
  const names = [...new Set(url.searchParams.keys())].toSorted();
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}

/** A page of the product; anything else of ours is a file. */
export const leadsToPage = (url: URL): boolean =>
  !/\.\w+$/u.test(url.pathname) || isPage(url.pathname);
