import { deckIn } from './deck-in.ts';
import { densitiesOf, fillOf } from './page-length.ts';
import { prepareChallenge } from './prepare-challenge.ts';
import { nameOf, prepareStudentPage } from './prepare-student-page.ts';
import { prepareCounsellor, prepareFamily } from './prepare-family-and-counsellor.ts';
import { preparePattern } from './prepare-pattern.ts';
import { prepareSources } from './prepare-sources.ts';
import type { ProfileData } from './profile-data.ts';
import type { ProfileView } from './view.ts';
import { translators } from './localise.ts';

export interface PreparedProfile {
  readonly view: ProfileView;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export async function prepareProfile(data: ProfileData): Promise<PreparedProfile> {
  const t = translators[data.language];
  const deck = await deckIn(data.language);
  const ranks = [1, 2, 3] as const;
  const prepared = ranks.map((rank) =>
    prepareChallenge(data.challenges[rank - 1] ?? data.challenges[0], rank, data, deck),
  );
  const densities = densitiesOf(prepared.map(({ view }) => view));
  const challenges = prepared.map(({ view }, index) => {
    const density = densities[index] ?? 'flowing';
    return { ...view, density, ...fillOf(view, density) };
  });
  const name = nameOf(data);
  const [year = 2000, month = 1, day = 1] = data.sortedOn.split('-').map(Number);
  const pattern = preparePattern(
    data,
    prepared.map(({ title }) => title),
  );
  const view = {
    language: data.language,
    title: name === '' ? t('pdf.kicker') : t('pdf.title', { name }),
    pages:
      4 +
      pattern.sheets.length +
      Number(data.includesFamilyPage) +
      Number(data.includesCounsellorPage),
    day: [year, month, day],
    write: t('pdf.write'),
    studentPage: prepareStudentPage(data, challenges),
    challenges,
    pattern,
    family: data.includesFamilyPage ? prepareFamily(data) : null,
    counsellor: data.includesCounsellorPage ? prepareCounsellor(data) : null,
  } as const;
  return {
    view: { ...view, sources: prepareSources(data.language, JSON.stringify(view)) },
    files: new Map(prepared.flatMap(({ files }) => [...files])),
  };
}
