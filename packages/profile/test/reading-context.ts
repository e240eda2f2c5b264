import type { BuiltInCard } from '@trio/deck/deck';
import { locales } from '@trio/i18n/languages';
import type { ProfileChallenge, ProfileData } from '../src/profile-data.ts';
import type { Translator } from './document-translator.ts';

export interface ReadingContext {
  readonly data: ProfileData;
  readonly t: Translator;
  readonly deck: readonly BuiltInCard[];
}

export const ranks = [1, 2, 3] as const;

export function challengeOf({ data }: ReadingContext, rank: 1 | 2 | 3): ProfileChallenge {
  const [first, second, third] = data.challenges;
  return { 1: first, 2: second, 3: third }[rank];
}

export const cardOf = (
  { deck }: ReadingContext,
  challenge: ProfileChallenge,
): BuiltInCard | undefined =>
  challenge.kind === 'deck' ? deck.find(({ key }) => key === challenge.name) : undefined;

export const colorOf = (context: ReadingContext, challenge: ProfileChallenge) =>
  challenge.kind === 'deck' ? (cardOf(context, challenge)?.color ?? 'blue') : challenge.color;

export function titleOf(context: ReadingContext, rank: 1 | 2 | 3): string {
  const challenge = challengeOf(context, rank);
  return challenge.kind === 'deck' ? (cardOf(context, challenge)?.title ?? '') : challenge.title;
}

export function altOf(context: ReadingContext, rank: 1 | 2 | 3): string {
  const { t } = context;
  const challenge = challengeOf(context, rank);
  if (challenge.kind !== 'deck' && challenge.picture !== null) {
    return t('pdf.poster.picture', { title: titleOf(context, rank) });
  }
  const category = t(`category.${colorOf(context, challenge)}`);
  const drawn = cardOf(context, challenge)?.alt ?? '';
  return drawn === '' ? t('pdf.poster.plain', { category }) : drawn;
}

export function reasonOf({ data, t }: ReadingContext, rank: 1 | 2 | 3): string {
  const reason = data.reflection.reasons[rank - 1] ?? '';
  return reason === '' ? t('pdf.write') : reason;
}

const dayMs = 86_400_000;

export function dateOf({ language, sortedOn }: ProfileData, daysLater = 0): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const date = format.format(new Date(Date.parse(sortedOn) + daysLater * dayMs));
  return language === 'fr' ? date.replace(/^1 /u, '1er ') : date;
}

export const dueDateOf = (data: ProfileData): string =>
  data.reflection.dueOn === undefined
    ? dateOf(data, 30)
    : dateOf({ ...data, sortedOn: data.reflection.dueOn });

export function timeOf({ language, timeSpentMs }: ProfileData, t: Translator): string {
  if (timeSpentMs === 0) return t('pdf.staff.timeNone');
  const minutes = Math.floor(timeSpentMs / 60_000);
  const word = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
      amount,
    );
  const hours = minutes >= 60 ? [word(Math.floor(minutes / 60), 'hour')] : [];
  return [...hours, ...(minutes % 60 > 0 ? [word(minutes % 60, 'minute')] : [])].join(' ');
}
