import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en'];
type Everything = English['account'] &
  English['audit'] &
  English['pending'] &
  English['dashboard'] &
  English['errors'] &
  English['help'] &
  English['identity'] &
  English['picking'] &
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
  // Testing Library normalizes every kind of space.
  return (key, ...values) => translate(key, ...values).replaceAll(/\s+/gu, ' ');
}

export const words: Readonly<Record<Language, Translate<Everything>>> = {
  en: translatorOf('en'),
  fr: translatorOf('fr'),
};
