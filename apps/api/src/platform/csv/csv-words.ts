import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type Catalogue = (typeof catalogues)['en'];
type English = Catalogue['csv'] & Catalogue['students'] & Catalogue['live'] & Catalogue['deck'];

const wordsIn = (language: Language): Translate<English> => {
  const { csv, students, live, deck } = catalogues[language];
  return createTranslator<English>(language, { ...csv, ...students, ...live, ...deck });
};

export const csvWords: Readonly<Record<Language, Translate<English>>> = {
  en: wordsIn('en'),
  fr: wordsIn('fr'),
};
