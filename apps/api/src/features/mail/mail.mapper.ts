import type { MailRecord, MailTemplateName } from '@trio/contracts/mail';
import type { ListedMail } from './mail.repository.ts';

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
