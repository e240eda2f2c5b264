import { locales, type Language } from './languages.ts';
import type { EnglishMessages, Message, Values } from './message.ts';

export type Translate<E extends EnglishMessages> = <K extends keyof E & string>(
  key: K,
  ...values: Values<E[K]>
) => string;

const placeholder = /\{(\w+)\}/gu;

/** Words a key of one namespace (or several merged) in one language. Keys and values are typed. */
export function createTranslator<E extends EnglishMessages>(
  language: Language,
  messages: Readonly<Record<keyof E & string, Message>>,
): Translate<E> {
  const locale = locales[language];
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);

  return (key, ...[values]) => {
    const message = messages[key];
    // Most texts have nothing to fill in, and the card screen words a dozen of them per answer.
    if (values === undefined && typeof message === 'string') return message;
    const given: Readonly<Record<string, string | number>> = values ?? {};
    return form(message, given, plural).replaceAll(placeholder, (_, name: string) => {
      const value = given[name];
      return typeof value === 'number' ? number.format(value) : (value ?? '');
    });
  };
}

function form(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  plural: Intl.PluralRules,
): string {
  if (typeof message === 'string') return message;
  const category = plural.select(Number(values['count']));
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = message;
  return forms[category] ?? message.other;
}
