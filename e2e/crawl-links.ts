import type { Page } from '@playwright/test';
import { careersPath, forSchoolsPath, trustPaths } from '../packages/contracts/src/public-pages.ts';
import { isPage } from '../packages/contracts/src/pages.ts';

export interface PageLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly name: string;
  readonly description: string;
}

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

const externalHosts = new Set([
  'creativecommons.org',
  'doi.org',
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

export function problemsOfExternalLink(link: PageLink, newTab: string): string[] {
  const { href, target, rel, name, description } = link;
  const { hostname } = new URL(href);
  const tokens = new Set(rel.split(/\s+/u));
  return [
    ...(externalHosts.has(hostname) ? [] : [`unexpected host ${hostname}`]),
    ...(target === '_blank' ? [] : ['it replaces our page']),
    ...(tokens.has('noreferrer') || tokens.has('noopener')
      ? []
      : ['the other page can access ours']),
    ...(`${name} ${description}`.includes(newTab) ? [] : ['it does not announce a new tab']),
  ].map((problem) => `${href}: ${problem}`);
}

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;
/** Only the demo schools: another test may delete its school before the crawl opens it. */
const demoId = /01900000-0000-7000-8000-00000000000\d/iu;

export const belongsToOtherTest = (path: string): boolean =>
  (path.match(id) ?? []).some((each) => !demoId.test(each));

export function patternOf(url: URL): string {
  const path = url.pathname
    .replaceAll(id, ':id')
    .replace(/^\/dashboard\/cards\/\d+$/u, '/dashboard/cards/:index')
    .replace(/^(\/careers|\/fr\/carrieres|\/dashboard\/explore)\/[\w-]+$/u, '$1/:career');
  const names = [...new Set(url.searchParams.keys())].toSorted();
  return names.length === 0 ? path : `${path}?${names.join('&')}`;
}

/** Public pages link to the same page in the other language. */
export function isInOtherLanguage(path: string, language: 'en' | 'fr'): boolean {
  const other = language === 'en' ? 'fr' : 'en';
  const documents = [forSchoolsPath, ...Object.values(trustPaths)];
  return path.startsWith(careersPath[other]) || documents.some((paths) => paths[other] === path);
}

export const leadsToPage = (url: URL): boolean =>
  !/\.\w+$/u.test(url.pathname) || isPage(url.pathname);
