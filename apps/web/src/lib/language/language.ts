import { isLanguage, preferredLanguage, type Language } from '@trio/i18n/languages';
import { createContext, use } from 'react';
import { createObservable, useObservable } from '../observable.ts';
import { readStored, store } from '../storage.ts';

const storageKey = 'language';
const aYear = 31_536_000;

/** The choice, for the server: it answers in the right language before any script runs. */
function tellServer(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

/** Where storage is blocked or was emptied, the server still answers by the cookie, and so do we. */
const toldServer = (): string | undefined =>
  /(?:^|; )language=(en|fr)(?:;|$)/u.exec(document.cookie)?.[1];

function initialLanguage(): Language {
  const stored = readStored(storageKey);
  if (!isLanguage(stored)) {
    const told = toldServer();
    return isLanguage(told) ? told : preferredLanguage(navigator.languages);
  }
  // Written again at each visit: a choice lasts as long as somebody comes back.
  tellServer(stored);
  return stored;
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
  tellServer(language);
  document.documentElement.lang = language;
  current.set(language);
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** A language's own name is never translated: it is for who cannot read the other one. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
