import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../lib/language/language.ts';

/** Takes months as `YYYY-MM`. */
export function useMonthNames() {
  const locale = locales[useLanguage()];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (month: string) => formatter.format(new Date(`${month}-01T00:00:00Z`));
  };
  return {
    long: format({ month: 'long', year: 'numeric' }),
    short: format({ month: 'short' }),
    narrow: format({ month: 'narrow' }),
    year: format({ year: 'numeric' }),
  };
}
