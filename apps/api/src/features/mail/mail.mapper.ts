import type { MailRecord, MailTemplateName } from '@trio/contracts/mail';
import { maskEmail, maskEmailsIn } from '@trio/domain/masked-email';
import type { ListedMail } from './mail.repository.ts';

/** For an administrator while the school is closed to the Trio team. */
export const withoutAddress = (mail: ListedMail): ListedMail => ({
  ...mail,
  recipient: maskEmail(mail.recipient),
  lastError: mail.lastError === null ? null : maskEmailsIn(mail.lastError),
});

export const toMailRecord = (mail: ListedMail): MailRecord => ({
  _id: mail.mailId,
  recipient: mail.recipient,
  // Written by our outbox, whose templates the contract lists.
  template: mail.template as MailTemplateName,
  language: mail.language,
  status: mail.status,
  attempts: mail.attempts,
  lastError: mail.lastError,
  created: mail.createdAt.toISOString(),
});
