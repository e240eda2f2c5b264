import { cardKeys } from '@trio/deck/facts.generated';
import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { installedEngines } from '../test/installed-engines.ts';
import { readPdf } from '../test/read-pdf.ts';
import type { ProfileChallenge } from './profile-data.ts';
import { sampleProfiles } from './sample-profiles.ts';

const { ordinary } = sampleProfiles;

const deckCard = (index: number): ProfileChallenge => ({
  kind: 'deck',
  name: cardKeys[index] ?? 'freshWater',
  ideas: index % 2 === 0 ? ['Lighthouse keeper'] : [],
});

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
});
