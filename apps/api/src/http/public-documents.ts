import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { careerFacts } from '@trio/careers/facts.generated';
import { movedCareers } from '@trio/careers/moved-careers';
import {
  careersPath,
  forSchoolsPath,
  publicCareerPath,
  trustPaths,
} from '@trio/contracts/public-pages';
import { languages, type Language } from '@trio/i18n/languages';

type Paths = Readonly<Record<Language, string>>;

const pathsOf = (slug: Paths): Paths => ({
  en: publicCareerPath(slug, 'en'),
  fr: publicCareerPath(slug, 'fr'),
});

const publicPaths: readonly Paths[] = [
  forSchoolsPath,
  ...Object.values(trustPaths),
  careersPath,
  ...careerFacts.map(({ slug }) => pathsOf(slug)),
];

const known: ReadonlySet<string> = new Set(
  publicPaths.flatMap((paths) => languages.map((language) => paths[language])),
);

const current = new Map(careerFacts.map(({ slug }) => [slug.en, slug]));
const moved: ReadonlyMap<string, string> = new Map(
  movedCareers.flatMap(({ slug, next }) =>
    languages.flatMap((language): [string, string][] => {
      const target = current.get(next);
      return target ? [[pathsOf(slug)[language], pathsOf(target)[language]]] : [];
    }),
  ),
);

export const isPublicDocument = (path: string): boolean => known.has(path);

/** The address of a removed career's nearest relative. */
export const movedCareerPath = (path: string): string | undefined => moved.get(path);

/** The build names each document by its address. */
export const readPublicDocument = (folder: string, path: string): Promise<string> =>
  readFile(join(folder, 'ready', `${path}.html`), 'utf8');

export function sitemapOf(origin: string): string {
  const url = (paths: Paths, language: Language): string =>
    [
      `<url><loc>${origin}${paths[language]}</loc>`,
      ...languages.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${paths[other]}"/>`,
      ),
      '</url>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>${origin}/</loc></url>`,
    ...publicPaths.flatMap((paths) => languages.map((language) => url(paths, language))),
    '</urlset>\n',
  ].join('\n');
}
