import { formatDuration } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';
import { useText } from './use-text.ts';

export function useDateTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (iso) => format.format(new Date(iso));
}

export function useDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'medium' });
  return (iso) => format.format(new Date(iso));
}

export function useTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' });
  // « 20 h 56 » stays on one line.
  return (iso) => format.format(new Date(iso)).replaceAll(' ', '\u00A0');
}

export function useDuration(): (milliseconds: number | null) => string {
  const t = useText('dashboard');
  return (milliseconds) => formatDuration(t, milliseconds);
}
