import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';

const moment = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Takes days as `YYYY-MM-DD`, UTC. */
export function useDayNames() {
  const locale = locales[useLanguage()];
  const short = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const whole = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    short: (day: string) => short.format(moment(day)),
    /** `formatRange` writes two equal days once. */
    range: (from: string, to: string) => whole.formatRange(moment(from), moment(to)),
  };
}
