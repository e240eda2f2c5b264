import { careerFacts } from '@trio/careers/facts.generated';
import { rankedCards } from '@trio/domain/sorting/ranks';
import type { DemoSort } from './demo-sorts.ts';

const hour = 60 * 60_000;

/** One to four careers of the latest trio; a third of the students saved none. */
export function demoSavedCareers(n: number, sorts: readonly DemoSort[]) {
  const { sort, confirmedAt } = sorts.at(-1) ?? {};
  if (!sort || !confirmedAt || n % 3 === 2) return [];
  return rankedCards(sort)
    .flatMap((card) => careerFacts.filter((career) => career.card === card).slice(n % 2, 2))
    .slice(0, 1 + (n % 4))
    .map(({ slug }, at) => ({
      career: slug.en,
      at: new Date(confirmedAt.getTime() + hour + at * 60_000),
    }));
}
