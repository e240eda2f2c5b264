import { extraCardForm } from '@trio/contracts/extra-card-form';
import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { limits } from '@trio/domain/limits';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { toForm, type CardDraft } from './card-draft.ts';

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

/** The catalogue's messages are written for students about their own cards. */
export function wordsFor(path: string, code: ErrorCode) {
  const parts = path.split('/');
  const field = parts.at(-1) ?? '';
  const isLink = parts[1] === 'jobLinks';
  const max = isLink && field === 'title' ? limits.extraCardLinkTitleMax : (maxOf[field] ?? 0);
  if (code === 'card/title-too-long' || code === 'card/text-too-long') {
    return { key: 'problem.tooLong', max } as const;
  }
  if (isLink) return { key: field === 'url' ? 'problem.url' : 'problem.linkTitle' } as const;
  return { key: field === 'content' ? 'problem.content' : 'problem.title' } as const;
}
