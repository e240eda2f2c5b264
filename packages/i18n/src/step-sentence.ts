import type { steps as english } from './en/steps.ts';
import { locales, type Language } from './languages.ts';
import type { Translate } from './translator.ts';

interface Parts {
  readonly when: string;
  readonly will: string;
  readonly withWhom: string;
  /** `YYYY-MM-DD` */
  readonly dueOn: string | null;
}

const firstLetter = /^\p{L}/u;

/** The same on the device and on the server: a step is one sentence in the profile and in files. */
export function stepSentence(
  t: Translate<typeof english>,
  language: Language,
  { when, will, withWhom, dueOn }: Parts,
): string {
  const said = withoutStop(will);
  const start =
    when === '' ? t('sentence.will', { will: said }) : t('sentence.when', { when, will: said });
  const withPerson =
    withWhom === ''
      ? start
      : t('sentence.withWhom', { sentence: start, withWhom: withoutStop(withWhom) });
  const whole =
    dueOn === null
      ? withPerson
      : t('sentence.dueOn', { sentence: withPerson, date: dateOf(language, dueOn) });
  const end = /[.!?…]$/u.test(whole) ? '' : '.';
  return whole.replace(firstLetter, (letter) => letter.toLocaleUpperCase(language)) + end;
}

const withoutStop = (text: string): string => text.replace(/\.$/u, '');

const dateOf = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
