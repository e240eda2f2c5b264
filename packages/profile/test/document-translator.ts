import { comments as englishComments } from '@trio/i18n/en/comments';
import { deck as englishDeck } from '@trio/i18n/en/deck';
import { lesson as englishLesson } from '@trio/i18n/en/lesson';
import { profile as english } from '@trio/i18n/en/profile';
import { slips as englishSlips } from '@trio/i18n/en/slips';
import { worksheet as englishWorksheet } from '@trio/i18n/en/worksheet';
import { comments as frenchComments } from '@trio/i18n/fr/comments';
import { deck as frenchDeck } from '@trio/i18n/fr/deck';
import { lesson as frenchLesson } from '@trio/i18n/fr/lesson';
import { profile as french } from '@trio/i18n/fr/profile';
import { slips as frenchSlips } from '@trio/i18n/fr/slips';
import { worksheet as frenchWorksheet } from '@trio/i18n/fr/worksheet';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

const catalogues = {
  en: {
    ...english,
    ...englishDeck,
    ...englishComments,
    ...englishLesson,
    ...englishWorksheet,
    ...englishSlips,
  },
  fr: {
    ...french,
    ...frenchDeck,
    ...frenchComments,
    ...frenchLesson,
    ...frenchWorksheet,
    ...frenchSlips,
  },
};

export type Translator = Translate<typeof catalogues.en>;

export const translatorFor = (language: Language): Translator =>
  createTranslator<typeof catalogues.en>(language, catalogues[language]);
