import { careerFacts } from '@trio/careers/facts.generated';
import type { ProfileData } from './profile-data.ts';

const slugs = new Map(careerFacts.map(({ slug }) => [slug.en, slug]));

/** The career's public page: a family reads the profile without an account. */
export function publicCareerUrl(
  key: string,
  { origin, language }: Pick<ProfileData, 'origin' | 'language'>,
): string {
  const list = language === 'fr' ? '/fr/carrieres' : '/careers';
  return `${origin}${list}/${slugs.get(key)?.[language] ?? key}`;
}
