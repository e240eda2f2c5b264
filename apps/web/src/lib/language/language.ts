import { isLanguage, preferredLanguage, type Language } from '@trio/i18n/languages';
import { createContext, use } from 'react';
import { createObservable, useObservable } from '../observable.ts';
import { readStored, store } from '../storage.ts';

const storageKey = 'language';
const aYear = 31_536_000;

/** The server reads this cookie, to answer in the right language before any script runs. */
function writeCookie(language: Language): void {
  const isSecure = location.protocol === 'https:';
  // With the prefix no other host of the domain can set it.
  const name = isSecure ? `__Host-${storageKey}` : storageKey;
  document.cookie = `${name}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const readCookie = (): string | undefined =>
  /(?:^|; )(?:__Host-)?language=(en|fr)(?:;|$)/u.exec(document.cookie)?.[1];

function initialLanguage(): Language {
  const stored = readStored(storageKey);
  if (!isLanguage(stored)) {
    const fromCookie = readCookie();
    return isLanguage(fromCookie) ? fromCookie : preferredLanguage(navigator.languages);
  }
  // Renewed at each visit, so that the choice does not expire.
  writeCookie(stored);
  return stored;
}

const current = createObservable(initialLanguage());
document.documentElement.lang = current.get();

export const currentLanguage = (): Language => current.get();
export const PartLanguage = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useObservable(current);
  return use(PartLanguage) ?? language;
}

export function setLanguage(language: Language): void {
  store(storageKey, language);
  writeCookie(language);
  document.documentElement.lang = language;
  current.set(language);
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** Never translated: for readers who do not know the page's language. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
