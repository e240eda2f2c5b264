import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import type { MailContent, MailTemplate } from './mail-content.ts';
import type { MailWords } from './mail-words.ts';

export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  readonly name?: string;
  readonly text: string;
  readonly quote?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly code?: { readonly value: string; readonly hint: string };
  readonly action?: { readonly label: string; readonly link: string };
  readonly after?: string;
  /** A second link, which also only opens a page. */
  readonly other?: { readonly label: string; readonly link: string };
  readonly notYou?: string;
  readonly why: string;
  /** Opens a page, which changes nothing until the reader says so. */
  readonly stop?: { readonly label: string; readonly link: string };
  /** Mail programs send a POST there: see RFC 8058. */
  readonly unsubscribe?: string;
  readonly replyTo?: string;
}

export interface MailPlace {
  readonly publicOrigin: string;
  readonly supportEmail: string;
}

type Values<T extends MailTemplate> = Extract<MailContent, { template: T }>['values'];

export type Templates = {
  readonly [T in MailTemplate]: (t: MailWords, values: Values<T>, place: MailPlace) => MailBody;
};

export const heading = (text: string) => ({ subject: text, heading: text });

export const hostOf = ({ publicOrigin }: MailPlace): string => new URL(publicOrigin).host;

export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => `${firstName} ${lastName}`;

export function aboutPerson(
  t: MailWords,
  values: { firstName: string; lastName: string; email: string; schoolName: string },
  place: MailPlace,
) {
  return {
    facts: [
      [t('mail.fact.school'), values.schoolName],
      [t('mail.fact.name'), fullName(values)],
      [t('mail.fact.email'), values.email],
    ] as const,
    after: t('mail.reply'),
    why: t('mail.why.support', { host: hostOf(place) }),
    replyTo: values.email,
  };
}

export const logLink = (label: string, { publicOrigin }: MailPlace) => ({
  label,
  link: `${publicOrigin}${pages.audit.path}`,
});

const roleWords = {
  student: 'mail.role.student',
  school: 'mail.role.school',
  board: 'mail.role.board',
  admin: 'mail.role.admin',
} as const satisfies Record<Role, string>;

/** A value of an old email may be no role. */
export const roleWord = (role: Role): (typeof roleWords)[Role] =>
  roleWords[role] ?? 'mail.role.student';
