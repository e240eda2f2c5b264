import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

/** A time of day as people write it, in the reader's language and time zone. */
export function useTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
