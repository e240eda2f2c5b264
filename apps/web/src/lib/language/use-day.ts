import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

/** A day where there is little room: 3 May 2026 with its month cut short. */
export function useDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'medium' });
  return (iso) => format.format(new Date(iso));
}
