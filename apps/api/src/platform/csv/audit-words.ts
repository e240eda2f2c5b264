import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';

type English = (typeof catalogues)['en']['audit'];

/** For the log's file, and for emails about its entries. */
export const auditWords: Readonly<Record<Language, Translate<English>>> = {
  en: createTranslator<English>('en', catalogues.en.audit),
  fr: createTranslator<English>('fr', catalogues.fr.audit),
};
