import type { Attachment } from './attachment.ts';
import type { Letter } from './mail-transport.ts';

/** A letter in nodemailer's terms. Addresses go in as objects, so that none is read as a list. */
export function toMessage(letter: Letter, from: MailSender) {
  const { mailId, to, subject, html, text, language, replyTo, attachment } = letter;
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    ...(attachment && { attachments: [toPart(attachment)] }),
    messageId: `<${mailId}@${from.host}>`,
    headers: {
      'Content-Language': language,
      // No out-of-office note answers a letter that a machine wrote.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const toPart = ({ fileName, type, bytes }: Attachment) => ({
  filename: fileName,
  contentType: type,
  content: Buffer.from(bytes),
});

export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** In whose name message ids are made. */
  readonly host: string;
}
