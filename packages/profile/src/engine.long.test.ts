import { careerFacts } from '@trio/careers/facts.generated';
import { cardKeys } from '@trio/deck/facts.generated';
import { type Language, languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { installedEngines } from '../test/installed-engines.ts';
import { readPdf } from '../test/read-pdf.ts';
import type { ProfileChallenge, SortedChallenge } from './profile-data.ts';
import { prepareProfile } from './prepare.ts';
import { sampleProfiles } from './sample-profiles.ts';

const { ordinary, secondSort } = sampleProfiles;

const deckCard = (index: number): ProfileChallenge => ({
  kind: 'deck',
  name: cardKeys[index] ?? 'freshWater',
  ideas: index % 2 === 0 ? ['Lighthouse keeper'] : [],
});

const keysByLength = (language: Language): string[] =>
  careerFacts
    .toSorted((one, other) => other.title[language].length - one.title[language].length)
    .map(({ slug }) => slug.en);

const likeOthers = (count: number): readonly SortedChallenge[] => {
  const others = secondSort.sorted.filter(({ isPicked }) => !isPicked);
  return secondSort.sorted.map((one) => {
    if (one.isPicked) return one;
    return { ...one, answer: others.indexOf(one) < count ? 'like' : 'dislike' };
  });
};

describe.each(installedEngines)('a profile of the %s engine', (_name, engine) => {
  it('has one page per challenge and no overflow page, for every card', async () => {
    for (const language of languages) {
      for (let from = 0; from + 2 < cardKeys.length; from += 3) {
        const { bookmarks, pageSizes } = await readPdf(
          await engine.makeProfile({
            ...ordinary,
            language,
            challenges: [deckCard(from), deckCard(from + 1), deckCard(from + 2)],
          }),
        );
        expect(bookmarks.length).toBeGreaterThan(6);
        expect(pageSizes, `${language}, cards from ${from + 1}`).toHaveLength(7);
      }
    }
  });

  it.each(languages)(
    'has no overflow page with any number of saved careers and liked cards (%s)',
    async (language) => {
      const keys = keysByLength(language);
      for (const count of [0, 1, 12, 24, 60]) {
        for (const liked of [0, 15, 56]) {
          for (const hasMorePages of [true, false]) {
            const data = {
              ...secondSort,
              language,
              sorted: likeOthers(liked),
              savedCareers: keys.slice(0, count),
              includesFamilyPage: hasMorePages,
              includesCounsellorPage: hasMorePages,
            };
            const { pages } = (await prepareProfile(data)).view;
            const { pageSizes } = await readPdf(await engine.makeProfile(data));
            expect(pageSizes, `${count} saved, ${liked} liked`).toHaveLength(pages ?? 0);
          }
        }
      }
    },
  );
});
