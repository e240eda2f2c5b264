import { isLanguage, preferredLanguage, type Language } from '@trio/i18n/languages';
import { createContext, use } from 'react';
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
/** A part of a page that speaks another language than the page: the preview of a card. */
export const PartLanguage = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useObservable(current);
  return use(PartLanguage) ?? language;
}

export function setLanguage(language: Language): void {
  store(storageKey, language);
  document.documentElement.lang = language;
  current.set(language);
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** A language's own name is never translated: it is for who cannot read the other one. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
