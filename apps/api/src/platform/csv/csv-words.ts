import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en']['csv'];

/** Headings and values of files of rows. */
export const csvWords: Readonly<Record<Language, Translate<English>>> = {
  en: createTranslator<English>('en', catalogues.en.csv),
  fr: createTranslator<English>('fr', catalogues.fr.csv),
};
