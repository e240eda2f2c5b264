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

/** By the name of the file in docs/trust/en and docs/trust/fr. */
export const trustPaths = {
  index: { en: pages.trust.path, fr: pages.trustInFrench.path },
  answers: { en: pages.trustAnswers.path, fr: pages.trustAnswersInFrench.path },
  impact: { en: pages.trustImpact.path, fr: pages.trustImpactInFrench.path },
  subprocessors: { en: pages.trustProcessors.path, fr: pages.trustProcessorsInFrench.path },
  accessibility: { en: pages.trustAccessibility.path, fr: pages.trustAccessibilityInFrench.path },
} as const;

export type TrustName = keyof typeof trustPaths;

export const publicCareerPath = (slug: Slugs, language: 'en' | 'fr'): string =>
  `${careersPath[language]}/${slug[language]}`;

/** The same page for logged-in students. */
export const careerPath = (key: string): string => pages.career.path.replace(':career', key);
