import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

/** Long date: 3 May 2026. */
export function useDate(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'long' });
  return (iso) => format.format(new Date(iso));
}
