import type { ExtraCard } from '@trio/contracts/cards';
import { type ErrorCode, isErrorCode } from '@trio/contracts/error-codes';
import { type ExtraCardForm, extraCardForm } from '@trio/contracts/extra-card-form';
import { limits } from '@trio/domain/limits';
import type { CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { ApiFailure } from '../../lib/api/api-failure.ts';

export interface LinkDraft {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export interface TextsDraft {
  readonly title: string;
  readonly imageUrl: string;
  readonly content: string;
  readonly bulletHeading: string;
  readonly bulletDescription: string;
  readonly jobLinks: readonly LinkDraft[];
}

export interface CardDraft extends Readonly<Record<Language, TextsDraft>> {
  /** Null until one is chosen. */
  readonly color: CardColor | null;
  readonly logoImageUrl: string;
  readonly watermarkImageUrl: string;
}

const noTexts: TextsDraft = {
  title: '',
  imageUrl: '',
  content: '',
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [],
};

type UncheckedForm = Omit<ExtraCardForm, 'color'> & Pick<CardDraft, 'color'>;

export function draftOf(card: UncheckedForm | null): CardDraft {
  if (card === null) {
    return { color: null, en: noTexts, fr: noTexts, logoImageUrl: '', watermarkImageUrl: '' };
  }
  const wordsOf = (language: Language): TextsDraft => ({
    ...card[language],
    jobLinks: card[language].jobLinks.map((link, at) => ({ ...link, id: `${language}${at}` })),
  });
  return {
    color: card.color,
    en: wordsOf('en'),
    fr: wordsOf('fr'),
    logoImageUrl: card.logoImageUrl ?? '',
    watermarkImageUrl: card.watermarkImageUrl ?? '',
  };
}

/** Adds the scheme that people omit, as in `www.example.org`. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
}

export function toForm(draft: CardDraft): UncheckedForm {
  const wordsOf = ({ jobLinks, ...words }: TextsDraft) => ({
    ...words,
    jobLinks: jobLinks
      .filter(({ title, url }) => title.trim() !== '' || url.trim() !== '')
      .map(({ title, url }) => ({ title: title.trim(), url: toAddress(url) })),
  });
  const { color, logoImageUrl, watermarkImageUrl } = draft;
  return {
    color,
    en: wordsOf(draft.en),
    fr: wordsOf(draft.fr),
    ...(logoImageUrl !== '' && { logoImageUrl }),
    ...(watermarkImageUrl !== '' && { watermarkImageUrl }),
  };
}

export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, other] = [list[from], list[from + by]];
  if (item === undefined || other === undefined) return list;
  return list.map((each, at) => (at === from ? other : at === from + by ? item : each));
}

const isWhole = ({ title, url }: { title: string; url: string }): boolean =>
  title !== '' && /^https?:\/\/[^\s"<>]+$/u.test(url);

export function previewOf(draft: CardDraft, color: CardColor, untitled: string): ExtraCard {
  const form = toForm(draft);
  const wordsOf = (language: Language) => ({
    ...form[language],
    title: form[language].title.trim() || untitled,
    jobLinks: form[language].jobLinks.filter(isWhole),
  });
  return { ...form, color, _id: 'preview', name: 'preview', en: wordsOf('en'), fr: wordsOf('fr') };
}

export const isSame = (one: CardDraft, other: CardDraft): boolean =>
  JSON.stringify(toForm(one)) === JSON.stringify(toForm(other));

/** Keys are wire paths: `en/title`, `fr/jobLinks/0/url`. */
export type CardProblems = Readonly<Partial<Record<string, ErrorCode>>>;

export function problemsIn(draft: CardDraft): CardProblems {
  const parsed = extraCardForm.safeParse(toForm(draft));
  if (parsed.success) return {};
  const problems: Record<string, ErrorCode> = {};
  for (const { path, message } of parsed.error.issues) {
    problems[path.join('/')] ??= isErrorCode(message) ? message : 'card/malformed';
  }
  return problems;
}

export const problemsOf = (error: unknown): CardProblems =>
  error instanceof ApiFailure
    ? Object.fromEntries(error.fields.map(({ path, code }) => [path, code]))
    : {};

const maxOf: Readonly<Record<string, number>> = {
  title: limits.cardTitleMax,
  content: limits.extraCardTextMax,
  bulletHeading: limits.extraCardHeadingMax,
  bulletDescription: limits.extraCardIntroMax,
  url: limits.extraCardLinkAddressMax,
};

export function problemTextOf(path: string, code: ErrorCode) {
  const parts = path.split('/');
  const field = parts.at(-1) ?? '';
  const isLink = parts[1] === 'jobLinks';
  const max = isLink && field === 'title' ? limits.extraCardLinkTitleMax : (maxOf[field] ?? 0);
  if (code === 'card/title-too-long' || code === 'card/text-too-long') {
    return { key: 'problem.tooLong', max } as const;
  }
  if (field === 'color') return { key: 'problem.color' } as const;
  if (isLink) return { key: field === 'url' ? 'problem.url' : 'problem.linkTitle' } as const;
  return { key: field === 'content' ? 'problem.content' : 'problem.title' } as const;
}
