import { deck as englishDeck } from '@trio/i18n/en/deck';
import { profile as english } from '@trio/i18n/en/profile';
import { deck as frenchDeck } from '@trio/i18n/fr/deck';
import { profile as french } from '@trio/i18n/fr/profile';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

const catalogues = { en: { ...english, ...englishDeck }, fr: { ...french, ...frenchDeck } };

export type Translator = Translate<typeof catalogues.en>;

export const translatorFor = (language: Language): Translator =>
  createTranslator<typeof catalogues.en>(language, catalogues[language]);
