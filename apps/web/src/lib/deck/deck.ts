import { loadDeck, type BuiltInCard } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';
import { use } from 'react';
import { useLanguage } from '../language/language.ts';
import { createChunk, type Chunk } from '../loading/chunk.ts';
import { needInEveryLanguage } from '../language/use-text.ts';

const chunks: Readonly<Record<Language, Chunk<readonly BuiltInCard[]>>> = {
  en: createChunk('deck/en', () => loadDeck('en')),
  fr: createChunk('deck/fr', () => loadDeck('fr')),
};

export const fetchDeckAhead = (language: Language): Promise<unknown> =>
  chunks[language].fetchAhead();

export function useDeck(): readonly BuiltInCard[] {
  const { fetch } = chunks[useLanguage()];
  needInEveryLanguage(fetchToSwitch);
  return use(fetch());
}

const fetchToSwitch = (language: Language): Promise<unknown> =>
  chunks[language].fetch({ mayReload: false });
