import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

export function useDate(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'long' });
  return (iso) => format.format(new Date(iso));
}
