import { bulletKeys, type BulletKey } from './bullets.ts';
import type { Color } from './card-source.ts';
import type { CardTexts } from './card-texts.ts';
import { teerOf, type Teer } from './training.ts';
import { cardFacts, cardKeys, type CardKey } from './facts.generated.ts';

export interface Career {
  readonly key: string;
  readonly noc: string;
  readonly bullet: BulletKey;
  readonly title: string;
  readonly teer: Teer;
}

export interface BuiltInCard extends Omit<CardTexts, 'careers'> {
  readonly key: CardKey;
  readonly color: Color;
  readonly isTrades: boolean;
  readonly image: string;
  readonly careers: readonly Career[];
}

const loaders = {
  en: async () => (await import('./texts.en.generated.ts')).cardTexts,
  fr: async () => (await import('./texts.fr.generated.ts')).cardTexts,
};

export async function loadDeck(language: 'en' | 'fr'): Promise<readonly BuiltInCard[]> {
  const texts: Readonly<Record<CardKey, CardTexts>> = await loaders[language]();
  return cardKeys.map((key) => assemble(key, texts[key]));
}

function assemble(key: CardKey, texts: CardTexts): BuiltInCard {
  const facts = cardFacts[key];
  return {
    ...texts,
    key,
    color: facts.color,
    isTrades: facts.isTrades,
    image: `posters/${key}.svg`,
    careers: facts.careers.map((codes, index) => ({
      ...codes,
      bullet: bulletKeys[index] ?? 'bulletFifteen',
      title: texts.careers[index] ?? '',
      teer: teerOf(codes.noc),
    })),
  };
}
