import type { Both, Color } from '@trio/deck/card-source';
import { cardFacts, type CardKey } from '@trio/deck/facts.generated';
import { teerOf, type Teer } from '@trio/deck/training';
import { trainingOf, type Training } from '@trio/deck/training-groups';
import { careerFacts, groupFacts, usFacts } from './facts.generated.ts';
import type { CareerFacts, GroupFacts, UsFacts } from './facts.ts';

export interface Career extends Omit<CareerFacts, 'title' | 'card'> {
  /** Never changes. */
  readonly key: string;
  readonly title: string;
  readonly titles: Both;
  readonly work: string;
  readonly card: CardKey;
  readonly color: Color;
  readonly teer: Teer;
  readonly training: Training;
  /** The NOC group's title: pay and outlook are figures of the whole group. */
  readonly groupTitle: string;
  readonly group: GroupFacts;
  readonly us: UsFacts | null;
}

export interface Careers {
  /** In the deck's order. */
  readonly all: readonly Career[];
  readonly byKey: ReadonlyMap<string, Career>;
}

const loaders = {
  en: () => import('./texts.en.generated.ts'),
  fr: () => import('./texts.fr.generated.ts'),
};

export async function loadCareers(language: 'en' | 'fr'): Promise<Careers> {
  const { careerWorks, groupTitles } = await loaders[language]();
  const all = careerFacts.map(({ title: titles, ...facts }, at): Career => {
    const card = facts.card as CardKey;
    const teer = teerOf(facts.noc);
    return {
      ...facts,
      key: facts.slug.en,
      title: titles[language],
      titles,
      work: careerWorks[at] ?? '',
      card,
      color: cardFacts[card].color,
      teer,
      training: trainingOf[teer],
      groupTitle: groupTitles[facts.noc] ?? '',
      group: groupFacts[facts.noc] ?? noFigures,
      us: facts.soc === null ? null : (usFacts[facts.soc] ?? null),
    };
  });
  return { all, byKey: new Map(all.map((career) => [career.key, career])) };
}

const noFigures: GroupFacts = { outlook: null, pay: null, provinces: {}, jobBankGroup: null };
