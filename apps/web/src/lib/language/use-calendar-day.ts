import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';

/** Formats a day without a time: `useDate` would show the day before, west of Greenwich. */
export function useCalendarDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
