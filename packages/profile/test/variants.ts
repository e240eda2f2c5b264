import { cardKeys } from '@trio/deck/facts.generated';
import { languages } from '@trio/i18n/languages';
import type { ProfileChallenge, ProfileData } from '../src/profile-data.ts';
import { sampleProfiles } from '../src/sample-profiles.ts';

export type Variant = readonly [name: string, data: ProfileData];

const choices = [true, false];

export const samplesInEveryForm: readonly Variant[] = Object.entries(sampleProfiles).flatMap(
  ([name, data]) =>
    languages.flatMap((language) =>
      choices.flatMap((includesFamilyPage) =>
        choices.map((includesCounsellorPage): Variant => {
          const pages = [includesFamilyPage && 'family', includesCounsellorPage && 'counsellor'];
          return [
            [name, language, ...pages.filter(Boolean)].join(', '),
            { ...data, language, includesFamilyPage, includesCounsellorPage },
          ];
        }),
      ),
    ),
);

export const everyCard: readonly Variant[] = languages.flatMap((language) =>
  Array.from({ length: Math.ceil(cardKeys.length / 3) }, (_, group): Variant => {
    const [first, second, third] = [0, 1, 2].map((place) => deckCard(group * 3 + place));
    if (!first || !second || !third) throw new Error('There are three to a document.');
    return [
      `cards from ${group * 3 + 1}, ${language}`,
      {
        ...sampleProfiles.ordinary,
        language,
        challenges: [first, second, third],
        reflection: { reasons: ['', '', ''], shared: '', action: '' },
      },
    ];
  }),
);

export const everyKind: readonly Variant[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].flatMap((second) =>
    [0, 1, 2].map((third): Variant => {
      const index = first * 9 + second * 3 + third;
      const language = languages[index % 2] ?? 'en';
      const challenges = [ofKind(first, 0), ofKind(second, 1), ofKind(third, 2)] as const;
      return [
        `${challenges.map(({ kind }) => kind).join(', ')}; ${language}`,
        { ...sampleProfiles.ordinary, language, challenges },
      ];
    }),
  ),
);

function deckCard(index: number): ProfileChallenge {
  const name = cardKeys[index % cardKeys.length] ?? 'freshWater';
  return { kind: 'deck', name, ideas: index % 2 === 0 ? ['Lighthouse keeper'] : [] };
}

function ofKind(kind: number, place: number): ProfileChallenge {
  const { ownCards, longest } = sampleProfiles;
  const [own, extra] = (place === 1 ? longest : ownCards).challenges;
  return [deckCard(place * 5), extra, own][kind] ?? deckCard(place);
}
