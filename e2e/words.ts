import { catalogues } from '../packages/i18n/src/catalogues.ts';
import { createTranslator, type Translate } from '../packages/i18n/src/translator.ts';

type English = (typeof catalogues)['en'];
type Everything = English['shell'] &
  English['account'] &
  English['age'] &
  English['guardian'] &
  English['audit'] &
  English['boards'] &
  English['pending'] &
  English['cards'] &
  English['dashboard'] &
  English['deck'] &
  English['earlier'] &
  English['effect'] &
  English['errors'] &
  English['factor'] &
  English['careers'] &
  English['change'] &
  English['help'] &
  English['home'] &
  English['identity'] &
  English['join'] &
  English['access'] &
  English['admins'] &
  English['classes'] &
  English['live'] &
  English['lesson'] &
  English['mail'] &
  English['many'] &
  English['people'] &
  English['picking'] &
  English['post'] &
  English['privacy'] &
  English['queue'] &
  English['results'] &
  English['reviews'] &
  English['schools'] &
  English['shop'] &
  English['sorting'] &
  English['sources'] &
  English['sso'] &
  English['staff'] &
  English['steps'] &
  English['students'] &
  English['support'] &
  English['survey'] &
  English['talk'] &
  English['terms'] &
  English['usage'];

const merged = (language: 'en' | 'fr') =>
  Object.assign({}, ...Object.values(catalogues[language])) as Everything;

export const words: Record<'en' | 'fr', Translate<Everything>> = {
  en: createTranslator<Everything>('en', merged('en')),
  fr: createTranslator<Everything>('fr', merged('fr')),
};

/** As `words`, with errors as a student reads them: French says tu. */
export const studentWords: Record<'en' | 'fr', Translate<Everything>> = {
  en: words.en,
  fr: createTranslator<Everything>('fr', merged('fr'), 'tu'),
};
