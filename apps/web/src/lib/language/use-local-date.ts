import { type Language, locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

const styles = {
  short: { month: 'long', day: 'numeric' },
  full: { dateStyle: 'long' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type DateLook = keyof typeof styles;

type DateOf = (day: string) => string;

/** A format takes longer to make than to use, and a list uses one in each row. */
const made = new Map<string, DateOf>();

function formatIn(language: Language, look: DateLook): DateOf {
  const key = `${language} ${look}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], { ...styles[look], timeZone: 'UTC' });
  const dateOf = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
  made.set(key, dateOf);
  return dateOf;
}

/** For days without a time, as `2026-11-12`: no time zone may move them. */
export const useLocalDate = (look: DateLook = 'short'): DateOf => formatIn(useLanguage(), look);
