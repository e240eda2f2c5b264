import type { Attachment } from './attachment.ts';
import type { Email } from './mail-transport.ts';

/** Addresses are objects, so that none is parsed as a list. */
export function toMessage(email: Email, from: MailSender) {
  const { mailId, to, subject, html, text, language, replyTo, attachment, unsubscribe } = email;
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
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
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
  readonly host: string;
}
