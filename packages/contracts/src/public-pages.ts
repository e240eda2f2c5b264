import { pages } from './pages.ts';

type Slugs = { readonly en: string; readonly fr: string };

/** Public pages: their address says the language. */
export const careersPath = {
  en: pages.careers.path,
  fr: pages.careersInFrench.path,
} as const;

export const forSchoolsPath = {
  en: pages.forSchools.path,
  fr: pages.forSchoolsInFrench.path,
} as const;

export const publicCareerPath = (slug: Slugs, language: 'en' | 'fr'): string =>
  `${careersPath[language]}/${slug[language]}`;

/** The same page for logged-in students. */
export const careerPath = (key: string): string => pages.career.path.replace(':career', key);
