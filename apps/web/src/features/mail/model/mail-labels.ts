import type { MailTemplateName, OwnMailError } from '@trio/contracts/mail';

/** What each mail is called in the list. */
export const templateLabels = {
  'password-reset': 'post.template.passwordReset',
  'password-changed': 'post.template.passwordChanged',
  'school-verification': 'post.template.schoolVerification',
  'email-change': 'post.template.emailChange',
  'email-change-asked': 'post.template.emailChangeAsked',
  'email-changed': 'post.template.emailChanged',
  'contact-request': 'post.template.contactRequest',
  'contact-received': 'post.template.contactReceived',
  'approval-requested': 'post.template.approvalRequested',
  'school-approved': 'post.template.schoolApproved',
  'student-deletion-requested': 'post.template.studentDeletion',
  'school-deletion-requested': 'post.template.schoolDeletion',
  'account-deleted': 'post.template.accountDeleted',
  profile: 'post.template.profile',
} as const satisfies Record<MailTemplateName, string>;

export const statusLabels = {
  dead: 'post.status.dead',
  queued: 'post.status.queued',
  sent: 'post.status.sent',
} as const;

export const statusHints = {
  dead: 'post.hint.dead',
  queued: 'post.hint.queued',
  sent: 'post.hint.sent',
} as const;

export const emptyLabels = {
  dead: 'post.empty.dead',
  queued: 'post.empty.queued',
  sent: 'post.empty.sent',
} as const;

export const languageLabels = { en: 'post.language.en', fr: 'post.language.fr' } as const;

const ownReasons = {
  'trio/expired': 'post.reason.expired',
  'trio/unreadable': 'post.reason.unreadable',
  'trio/interrupted': 'post.reason.interrupted',
  'trio/attachment': 'post.reason.attachment',
} as const satisfies Record<OwnMailError, string>;

/** Our own word for why a mail was given up; null where the reason is the mail server's. */
export const ownReasonOf = (lastError: string) =>
  lastError in ownReasons ? ownReasons[lastError as OwnMailError] : null;

/** What it said is of no use any more, or cannot be read: another try would end the same. */
export const isWorthRetrying = (lastError: string | null): boolean =>
  lastError !== 'trio/expired' && lastError !== 'trio/unreadable';
