import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

export function useDateTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (iso) => format.format(new Date(iso));
}
