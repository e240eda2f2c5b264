import { isEmail } from '@trio/domain/email';
import { limits } from '@trio/domain/limits';
import { cutAt } from '@trio/domain/plain-text';
import type { MailContent, MailTemplate } from './mail-content.ts';

// Control characters could add a header or a line; bidirectional marks could disguise text.
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const oneLine = (text: string): string =>
  text.replaceAll(controls, ' ').replaceAll(bidirectional, '').replaceAll(/ {2,}/gu, ' ').trim();

const ownLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.replaceAll(controls, ' ').replaceAll(bidirectional, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

// Mail programs turn `free-phones.example` into a link. Anyone can make us write to a stranger, so
// typed text must not become a link: an invisible joiner after these signs prevents it.
const linkSigns = /(?<=[.:/@\u3002\uff0e\uff61])(?=\S)/gu;
const wordJoiner = '\u2060';

const withoutLinks = (text: string): string => text.replaceAll(linkSigns, wordJoiner);

/** Longer than every field of a form. */
const longestLine = limits.emailMax;

const typedLine = (text: string): string => withoutLinks(cutAt(oneLine(text), longestLine));

const typedLines = (text: string): string =>
  withoutLinks(cutAt(ownLines(text), limits.supportMessageMax));

// Every mail program reads these as one address, so the only link is `mailto:`.
const ordinaryAddress = /^(?!www\.)(?:\p{L}+')?[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+$/iu;

/** An address stays whole, so that it can be read and copied. */
function address(text: string): string {
  const line = oneLine(text);
  return isEmail(line) && ordinaryAddress.test(line) ? line : typedLine(line);
}

/** For headers, where mail programs make no links. */
export const withoutJoiners = (text: string): string => text.replaceAll(wordJoiner, '');

type Kind = (text: string) => string;
type Kinds = {
  readonly [T in MailTemplate]?: {
    readonly [N in keyof Extract<MailContent, { template: T }>['values']]?: Kind;
  };
};

/** Values not declared here count as typed by a person. */
const declared: Kinds = {
  'password-reset': { role: oneLine, link: oneLine },
  'password-changed': { role: oneLine },
  'school-verification': { link: oneLine },
  'student-confirmation': { link: oneLine },
  'email-change': { link: oneLine },
  'email-change-asked': { newEmail: address },
  'email-changed': { newEmail: address },
  'student-email-correction': { link: oneLine },
  'student-email-change-asked': { role: oneLine },
  'contact-request': { email: address },
  'approval-requested': { schoolId: oneLine, email: address, isRequired: oneLine },
  'school-refused': { reason: oneLine, day: oneLine },
  'admin-invited': { link: oneLine },
  'admin-left': { email: address },
  'student-deletion-requested': { link: oneLine },
  'school-deletion-requested': { email: address },
  'staff-invited': { link: oneLine },
  'board-invited': { link: oneLine },
  'owner-change': { kind: oneLine },
  'second-factor-changed': { kind: oneLine },
  'second-factor-loss': { hours: oneLine, link: oneLine },
  'support-window': { hours: oneLine },
  'keeping-warning': { students: oneLine, day: oneLine },
  'account-expiring': { day: oneLine },
  'school-changed': { changes: typedLines },
  'accounts-merged': { keptEmail: address },
  'guardian-asked': { age: oneLine, kind: oneLine, day: oneLine, link: oneLine },
  'guardian-agreed': { day: oneLine, link: oneLine },
  'step-reminder': { ticket: oneLine },
  'support-message': { userId: oneLine, role: oneLine, email: address, message: typedLines },
};

export function plainValues({ template, values }: MailContent): MailContent['values'] {
  const kinds: Readonly<Record<string, Kind>> = declared[template] ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [
      name,
      (kinds[name] ?? typedLine)(value),
    ]),
  ) as MailContent['values'];
}
