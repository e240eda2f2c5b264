import { locales, type Language } from '@trio/i18n/languages';

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

export const csvDays = { en: dayFormat('en'), fr: dayFormat('fr') };
