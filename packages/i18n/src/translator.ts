import { locales, type Language } from './languages.ts';
import type { EnglishMessages, Message, Register, Values } from './message.ts';

export type Translate<E extends EnglishMessages> = <K extends keyof E & string>(
  key: K,
  ...values: Values<E[K]>
) => string;

const placeholder = /\{(\w+)\}/gu;

export function createTranslator<E extends EnglishMessages>(
  language: Language,
  messages: Readonly<Record<keyof E & string, Message>>,
  register: Register = 'vous',
): Translate<E> {
  return (key, ...[values]) => {
    const message = messages[key];
    // Fast path: most texts have no placeholders, and the card screen needs a dozen per answer.
    if (values === undefined && typeof message === 'string') return message;
    const given: Readonly<Record<string, string | number>> = values ?? {};
    return form(language, message, register, given).replaceAll(placeholder, (_, name: string) => {
      const value = given[name];
      return typeof value === 'number' ? formatNumber(language, value) : (value ?? '');
    });
  };
}

function form(
  language: Language,
  message: Message,
  register: Register,
  values: Readonly<Record<string, string | number>>,
): string {
  if (typeof message === 'string') return message;
  if ('tu' in message) return message[register];
  const category = pluralOf(language).select(Number(values['count']));
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = message;
  return forms[category] ?? message.other;
}

// Creating the first Intl object takes a browser as long as drawing a card, so these are lazy.
// Numbers that all locales write alike need none.
const pluralOf = perLanguage((locale) => new Intl.PluralRules(locale));
const numberOf = perLanguage((locale) => new Intl.NumberFormat(locale));

const formatNumber = (language: Language, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? value.toFixed()
    : numberOf(language).format(value);

function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(locales[language]);
    made.set(language, known);
    return known;
  };
}
