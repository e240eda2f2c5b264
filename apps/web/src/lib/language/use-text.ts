import type { Language } from '@trio/i18n/languages';
import type { Register } from '@trio/i18n/message';
import { loaders, type Namespace, type Namespaces } from '@trio/i18n/namespaces.generated';
import { createTranslator, type Translate } from '@trio/i18n/translator';
import { use } from 'react';
import { createChunk, type Chunk } from '../loading/chunk.ts';
import { setLanguage, useLanguage } from './language.ts';

type AnyTranslate = Translate<Namespaces[Namespace]>;

type InRegister = Readonly<Record<Register, AnyTranslate>>;

const chunks = new Map<string, Chunk<InRegister>>();

function textIn(language: Language, namespace: Namespace): Chunk<InRegister> {
  const key = `${language}/${namespace}`;
  const known = chunks.get(key);
  if (known) return known;
  const chunk = createChunk<InRegister>(`text/${key}`, async () => {
    const messages = await loaders[language][namespace]();
    // Both at once: a log-in changes the register, and no text may be loaded again for it.
    const translators: unknown = {
      tu: createTranslator(language, messages, 'tu'),
      vous: createTranslator(language, messages, 'vous'),
    };
    return translators as InRegister;
  });
  chunks.set(key, chunk);
  return chunk;
}

/** Texts of errors depend on their reader: see `useErrorText`. */
export function useText<N extends Exclude<Namespace, 'errors'>>(
  namespace: N,
): Translate<Namespaces[N]> {
  return useTextInRegister(namespace, 'vous');
}

export function useTextInRegister<N extends Namespace>(
  namespace: N,
  register: Register,
): Translate<Namespaces[N]> {
  const translators = use(textIn(useLanguage(), namespace).fetch());
  return translators[register] as Translate<Namespaces[N]>;
}

/**
 * Loads texts of parts that appear later: a part that came without its texts would hide the whole
 * page, and the user would lose the focus and what is typed at that moment.
 */
export function usePreloadedTexts(namespaces: readonly Namespace[]): void {
  const language = useLanguage();
  // All requests start before the first one suspends.
  for (const loading of namespaces.map((each) => textIn(language, each).fetch())) use(loading);
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
