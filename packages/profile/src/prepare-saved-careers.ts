import { careerFacts } from '@trio/careers/facts.generated';
import { currentKey } from '@trio/careers/moved-careers';
import { publicCareerUrl } from './career-url.ts';
import { halves } from './halves.ts';
import { translators } from './localise.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine } from './safe-text.ts';
import type { PatternView } from './view.ts';

const titles = new Map(careerFacts.map(({ slug, title }) => [slug.en, title]));

const mostListed = 24;

export function prepareSavedCareers(data: ProfileData): PatternView['saved'] {
  const t = translators[data.language];
  const careers = [...new Set(data.savedCareers.map(currentKey))].flatMap((key) => {
    const title = titles.get(key)?.[data.language];
    return title === undefined ? [] : [{ title: safeLine(title), url: publicCareerUrl(key, data) }];
  });
  if (careers.length === 0) return null;
  const more = careers.length - mostListed;
  return {
    heading: t('pdf.pattern.saved'),
    hint: t('pdf.pattern.savedHint'),
    list: { heading: null, columns: halves(careers.slice(0, mostListed)) },
    more: more > 0 ? t('pdf.pattern.savedMore', { count: more }) : null,
  };
}
