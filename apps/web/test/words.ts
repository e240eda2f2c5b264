import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en'];
type Everything = English['account'] &
  English['audit'] &
  English['awaited'] &
  English['dashboard'] &
  English['errors'] &
  English['help'] &
  English['identity'] &
  English['post'] &
  English['results'] &
  English['shell'] &
  English['support'] &
  English['survey'] &
  English['usage'];

function translatorOf(language: Language): Translate<Everything> {
  const translate = createTranslator<Everything>(
    language,
    Object.assign({}, ...Object.values<object>(catalogues[language])) as Everything,
  );
  // Testing Library reads every kind of space as a plain one.
  return (key, ...values) => translate(key, ...values).replaceAll(/\s+/gu, ' ');
}

/** The product's texts, so that a test reads what a user reads. */
export const words: Readonly<Record<Language, Translate<Everything>>> = {
  en: translatorOf('en'),
  fr: translatorOf('fr'),
};
