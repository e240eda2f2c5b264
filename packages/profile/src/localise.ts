import { comments as enComments } from '@trio/i18n/en/comments';
import { deck as enDeck } from '@trio/i18n/en/deck';
import { lesson as enLesson } from '@trio/i18n/en/lesson';
import { profile as enProfile } from '@trio/i18n/en/profile';
import { slips as enSlips } from '@trio/i18n/en/slips';
import { worksheet as enWorksheet } from '@trio/i18n/en/worksheet';
import { comments as frComments } from '@trio/i18n/fr/comments';
import { deck as frDeck } from '@trio/i18n/fr/deck';
import { lesson as frLesson } from '@trio/i18n/fr/lesson';
import { profile as frProfile } from '@trio/i18n/fr/profile';
import { slips as frSlips } from '@trio/i18n/fr/slips';
import { worksheet as frWorksheet } from '@trio/i18n/fr/worksheet';
import { locales, type Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

const catalogues = {
  en: { ...enProfile, ...enDeck, ...enComments, ...enLesson, ...enWorksheet, ...enSlips },
  fr: { ...frProfile, ...frDeck, ...frComments, ...frLesson, ...frWorksheet, ...frSlips },
};

type Messages = typeof catalogues.en;
export type Translator = Translate<Messages>;

export const translators: Readonly<Record<Language, Translator>> = {
  en: createTranslator<Messages>('en', catalogues.en),
  fr: createTranslator<Messages>('fr', catalogues.fr),
};

const dateFormats = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat(locales.fr, { dateStyle: 'long', timeZone: 'UTC' }),
};

const listFormats = {
  en: new Intl.ListFormat(locales.en, { type: 'conjunction' }),
  fr: new Intl.ListFormat(locales.fr, { type: 'conjunction' }),
};

const dayMs = 24 * 60 * 60 * 1000;

export const formatDate = (language: Language, day: string, daysLater = 0): string =>
  dateFormats[language]
    .format(new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * dayMs))
    // French writes the first of a month as "1er"; Intl does not.
    .replace(/^1 /u, '1er ')
    .replace(' ', '\u00a0');

export function formatTime(language: Language, milliseconds: number): string {
  const t = translators[language];
  if (milliseconds <= 0) return t('pdf.staff.timeNone');
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes === 0) return t('pdf.staff.timeLess');
  const parts = [
    { unit: 'hour' as const, amount: Math.floor(minutes / 60) },
    { unit: 'minute' as const, amount: minutes % 60 },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) => amountFormats[language][unit].format(amount))
    .join(' ');
}

const long = { style: 'unit', unitDisplay: 'long' } as const;
const amounts = (language: Language) => ({
  hour: new Intl.NumberFormat(locales[language], { ...long, unit: 'hour' }),
  minute: new Intl.NumberFormat(locales[language], { ...long, unit: 'minute' }),
});
const amountFormats = { en: amounts('en'), fr: amounts('fr') };

export const formatList = (language: Language, items: readonly string[]): string =>
  listFormats[language].format(items);
