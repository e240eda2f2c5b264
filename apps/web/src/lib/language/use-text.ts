import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';
import { use } from 'react';
import { setLanguage, useLanguage } from './language.ts';
import { loaders, type Namespace, type Namespaces } from './namespaces.ts';

type AnyTranslate = Translate<Namespaces[Namespace]>;

const loading = new Map<string, Promise<AnyTranslate>>();

function load(language: Language, namespace: Namespace): Promise<AnyTranslate> {
  const key = `${language}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = loaders[language][namespace]().then((messages) => {
    const value = createTranslator(language, messages) as AnyTranslate;
    // What React itself notes on a promise it has waited for: with it, `use` never waits again.
    void Object.assign(promise, { status: 'fulfilled', value });
    return value;
  });
  // A chunk that failed to load is asked for again the next time, not failed forever.
  void promise.catch(() => loading.delete(key));
  loading.set(key, promise);
  return promise;
}

/** The words of a namespace in the current language; the nearest Suspense waits while they load. */
export function useText<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  return use(load(useLanguage(), namespace)) as Translate<Namespaces[N]>;
}

type Load = (language: Language) => Promise<unknown>;
const alsoNeeded = new Set<Load>();

/** Something else on show that has to be there in a language before it is changed: the cards. */
export const needInEveryLanguage = (loadIn: Load): void => void alsoNeeded.add(loadIn);

/** Changes the language once everything on show has arrived in it: no flash of a loading view. */
export async function changeLanguage(language: Language): Promise<void> {
  const inUse = new Set([...loading.keys()].map((key) => key.split('/')[1] as Namespace));
  await Promise.all([
    ...[...inUse].map((namespace) => load(language, namespace)),
    ...[...alsoNeeded].map((loadIn) => loadIn(language)),
  ]);
  setLanguage(language);
}

export const preloadText = (
  language: Language,
  namespaces: readonly Namespace[],
): Promise<unknown> => Promise.all(namespaces.map((namespace) => load(language, namespace)));
