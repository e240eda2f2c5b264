import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

export function useTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
