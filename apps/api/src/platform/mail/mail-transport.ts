import type { Language } from '@trio/i18n/languages';
import type { Attachment } from './attachment.ts';
import type { RenderedMail } from './render-mail.ts';

export interface Letter extends RenderedMail {
  /** The same for every try, so that a letter sent twice can be told to be one. */
  readonly mailId: string;
  readonly to: string;
  readonly language: Language;
  readonly attachment?: Attachment;
}

export interface MailTransport {
  /** Once it returns, the letter is somebody else's to deliver. */
  send(letter: Letter): Promise<void>;
  /** Forgets what it kept from before; one that keeps nothing has nothing to forget. */
  forgetBefore(time: Date): Promise<void>;
}

/** The letter will never be taken: trying again changes nothing. */
export class LetterRefused extends Error {}
