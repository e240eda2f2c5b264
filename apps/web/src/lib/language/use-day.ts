import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

/** Date with a short month, for narrow places. */
export function useDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'medium' });
  return (iso) => format.format(new Date(iso));
}
