import { loadCareers, type Careers } from '@trio/careers/careers';
import type { Language } from '@trio/i18n/languages';
import { use } from 'react';
import { useLanguage } from '../language/language.ts';
import { needInEveryLanguage } from '../language/use-text.ts';
import { createChunk, type Chunk } from '../loading/chunk.ts';

const chunks: Readonly<Record<Language, Chunk<Careers>>> = {
  en: createChunk('careers/en', () => loadCareers('en')),
  fr: createChunk('careers/fr', () => loadCareers('fr')),
};

export function useCareers(): Careers {
  const { fetch } = chunks[useLanguage()];
  needInEveryLanguage(fetchToSwitch);
  return use(fetch());
}

const fetchToSwitch = (language: Language): Promise<unknown> =>
  chunks[language].fetch({ mayReload: false });
