import type { ErrorCode } from '@trio/contracts/error-codes';
import type { Role } from '@trio/domain/roles';
import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import type { Register } from '@trio/i18n/message';
import { registerOf } from '@trio/i18n/register';
import { createTranslator } from '@trio/i18n/translator';

type English = (typeof catalogues)['en']['errors'];

const translatorsIn = (register: Register) => ({
  en: createTranslator<English>('en', catalogues.en.errors, register),
  fr: createTranslator<English>('fr', catalogues.fr.errors, register),
});

const translators = { tu: translatorsIn('tu'), vous: translatorsIn('vous') };

export const errorText = (language: Language, code: ErrorCode, reader?: Role): string =>
  translators[registerOf(reader)][language](code);
