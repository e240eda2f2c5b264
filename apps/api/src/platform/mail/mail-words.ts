import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en']['mail'];

export type MailWords = Translate<English>;

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: createTranslator<English>('en', catalogues.en.mail),
  fr: createTranslator<English>('fr', catalogues.fr.mail),
};
