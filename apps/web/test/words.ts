import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en'];
type Everything = English['account'] &
  English['age'] &
  English['guardian'] &
  English['audit'] &
  English['boards'] &
  English['careers'] &
  English['change'] &
  English['pending'] &
  English['dashboard'] &
  English['earlier'] &
  English['deck'] &
  English['effect'] &
  English['errors'] &
  English['factor'] &
  English['help'] &
  English['home'] &
  English['identity'] &
  English['join'] &
  English['keeping'] &
  English['lesson'] &
  English['picking'] &
  English['post'] &
  English['results'] &
  English['shell'] &
  English['sorting'] &
  English['sso'] &
  English['steps'] &
  English['support'] &
  English['survey'] &
  English['talk'] &
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
