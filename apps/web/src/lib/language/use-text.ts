import type { Language } from '@trio/i18n/languages';
import { loaders, type Namespace, type Namespaces } from '@trio/i18n/namespaces.generated';
import { createTranslator, type Translate } from '@trio/i18n/translator';
import { use } from 'react';
import { createChunk, type Chunk } from '../loading/chunk.ts';
import { setLanguage, useLanguage } from './language.ts';

type AnyTranslate = Translate<Namespaces[Namespace]>;

const chunks = new Map<string, Chunk<AnyTranslate>>();

function textIn(language: Language, namespace: Namespace): Chunk<AnyTranslate> {
  const key = `${language}/${namespace}`;
  const known = chunks.get(key);
  if (known) return known;
  const chunk = createChunk<AnyTranslate>(`text/${key}`, async () => {
    const messages = await loaders[language][namespace]();
    const translate: unknown = createTranslator(language, messages);
    return translate as AnyTranslate;
  });
  chunks.set(key, chunk);
  return chunk;
}

export function useText<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  return use(textIn(useLanguage(), namespace).fetch()) as Translate<Namespaces[N]>;
}

type Load = (language: Language) => Promise<unknown>;
const alsoNeeded = new Set<Load>();

export const needInEveryLanguage = (loadIn: Load): void => void alsoNeeded.add(loadIn);

/**
 * Loads everything on the page first, so that no loading view flashes. If a file is missing, the
 * language stays, and the page does not reload.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const inUse = new Set([...chunks.keys()].map((key) => key.split('/')[1] as Namespace));
  await Promise.all([
    ...[...inUse].map((namespace) => textIn(language, namespace).fetch({ mayReload: false })),
    ...[...alsoNeeded].map((loadIn) => loadIn(language)),
  ]);
  setLanguage(language);
}

export const preloadText = (
  language: Language,
  namespaces: readonly Namespace[],
): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => textIn(language, namespace).fetch()));

/** For a page that may open soon; that page shows a failure. */
export const fetchTextAhead = (
  language: Language,
  namespaces: readonly Namespace[],
): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => textIn(language, namespace).fetchAhead()));
