import { isLanguage, preferredLanguage, type Language } from '@trio/i18n/languages';
import { createObservable, useObservable } from '../observable.ts';
import { readStored, store } from '../storage.ts';

const storageKey = 'language';

function initialLanguage(): Language {
  const stored = readStored(storageKey);
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

const current = createObservable(initialLanguage());
document.documentElement.lang = current.get();

export const currentLanguage = (): Language => current.get();
export const useLanguage = (): Language => useObservable(current);

export function setLanguage(language: Language): void {
  store(storageKey, language);
  document.documentElement.lang = language;
  current.set(language);
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');
