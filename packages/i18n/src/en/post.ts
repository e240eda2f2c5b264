import type { EnglishMessages } from '../message.ts';

/** The administrator's page about mail, and the demo's mailbox. */
export const post = {
  'post.heading': 'Mail',
  'post.filter': 'Which mails',
  'post.status.dead': 'Not delivered',
  'post.status.queued': 'Waiting',
  'post.status.sent': 'Sent',
  'post.hint.dead':
    'We tried for about a day, or were turned away for good. Once the cause is mended, send them again. They are removed after 90 days.',
  'post.hint.queued': 'They are sent within seconds, and tried again for about a day.',
  'post.hint.sent': 'Kept for 30 days, without what they said.',
  'post.empty.dead': 'Every mail has been delivered, or is on its way.',
  'post.empty.queued': 'No mail is waiting.',
  'post.empty.sent': 'No mail has been sent in the last 30 days.',
  'post.loading': 'Loading the mails…',
  'post.tryAgain': 'Try again',

  'post.template.passwordReset': 'Choose a new password',
  'post.template.passwordChanged': 'Password changed',
  'post.template.schoolVerification': 'Confirm a school’s address',
  'post.template.emailChange': 'Confirm a new address',
  'post.template.emailChanged': 'Address changed',
  'post.template.contactRequest': 'Request to be contacted, to us',
  'post.template.contactReceived': 'Request to be contacted, to the school',
  'post.template.approvalRequested': 'School waiting for approval',
  'post.template.schoolApproved': 'School approved',
  'post.template.studentDeletion': 'Student asks for deletion',
  'post.template.schoolDeletion': 'School asks for deletion',
  'post.template.accountDeleted': 'Account deleted',

  'post.language.en': 'in English',
  'post.language.fr': 'in French',
  'post.attempts': { one: '{count} try', other: '{count} tries' },
  'post.reason.server': 'The mail server: {reason}',
  'post.reason.expired': 'Its link ran out before it could be sent. It has to be asked for anew.',
  'post.reason.unreadable':
    'The server’s secret has changed since it was written. It has to be asked for anew.',
  'post.reason.interrupted': 'The server stopped every time it tried.',
  'post.retry': 'Send again',
  'post.retryOne': 'Send again to {recipient}',
  'post.retried': 'The mail to {recipient} is on its way again.',

  'post.pages': 'Pages',
  'post.previous': 'Previous',
  'post.next': 'Next',
  'post.page': 'Page {page} of {pages}',

  'mailbox.heading': 'The demo’s mailbox',
  'mailbox.text': 'This demo sends no mail. Here is what it would have sent.',
  'mailbox.empty': 'No mail yet. Ask for a new password, for example, then look again.',
  'mailbox.refresh': 'Look again',
  'mailbox.loading': 'Loading the mails…',
  'mailbox.list': 'Mails',
  'mailbox.to': 'To {recipient}',
  'mailbox.document': 'The mail: {subject}',
  'mailbox.asText': 'The same as plain text',
} as const satisfies EnglishMessages;
