import { catalogues } from '@trio/i18n/catalogues';

const messages: Readonly<Record<string, string>> = catalogues.en.errors;

export const errorTextOf = (code: string): string => messages[code] ?? code;
