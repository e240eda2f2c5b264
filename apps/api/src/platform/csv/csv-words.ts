import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en']['csv'] & (typeof catalogues)['en']['students'];

export const csvWords: Readonly<Record<Language, Translate<English>>> = {
  en: createTranslator<English>('en', { ...catalogues.en.csv, ...catalogues.en.students }),
  fr: createTranslator<English>('fr', { ...catalogues.fr.csv, ...catalogues.fr.students }),
};
