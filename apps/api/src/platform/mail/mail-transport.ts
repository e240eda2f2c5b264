import type { Language } from '@trio/i18n/languages';
import type { Attachment } from './attachment.ts';
import type { RenderedMail } from './render-mail.ts';

export interface Email extends RenderedMail {
  /** The same for every attempt, so that a duplicate can be recognised. */
  readonly mailId: string;
  readonly to: string;
  readonly language: Language;
  readonly attachment?: Attachment;
}

export interface MailTransport {
  /** Once it resolves, another system is responsible for delivery. */
  send(email: Email): Promise<void>;
  deleteBefore(time: Date): Promise<void>;
}

/** Permanent: a retry would not help. */
export class EmailRefused extends Error {}
