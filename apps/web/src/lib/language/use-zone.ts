import { namedZoneOf } from '@trio/domain/time/named-zones';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from './language.ts';
import { useText } from './use-text.ts';

export function useZoneName(): (zone: string) => string {
  const t = useText('zones');
  return (zone) => {
    const named = namedZoneOf(zone);
    return named === null ? zone.replaceAll('_', ' ') : t(`zone.${named}`);
  };
}

/** The day of the week and the time; null for a zone that this browser does not know. */
export function useZoneTime(): (zone: string, at: Date) => string | null {
  const locale = locales[useLanguage()];
  return (timeZone, at) => {
    try {
      const format = new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      });
      return format.format(at);
    } catch {
      return null;
    }
  };
}
