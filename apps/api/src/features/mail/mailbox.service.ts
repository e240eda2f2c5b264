import type { Answer } from '@trio/contracts/endpoint';
import type { EmailSummary, getDemoEmail } from '@trio/contracts/mailbox';
import { ApiError } from '../../http/api-error.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';

export interface MailboxService {
  listLetters(): Promise<EmailSummary[]>;
  readLetter(name: string): Promise<Answer<typeof getDemoEmail>>;
  showLetter(name: string): Promise<string>;
  showFile(name: string): Promise<{ readonly fileName: string; readonly bytes: Buffer }>;
}

export function createMailboxService(mailbox: Mailbox): MailboxService {
  const find = async (name: string) => {
    const letter = await mailbox.find(name);
    if (!letter) throw new ApiError('request/not-found');
    return letter;
  };
  return {
    listLetters: async () =>
      (await mailbox.list()).map(({ name, to, subject, sentAt }) => ({
        name,
        to,
        subject,
        sentAt,
      })),

    readLetter: async (name) => {
      const { to, subject, sentAt, language, text, attachment } = await find(name);
      return { name, to, subject, sentAt, language, text, attachment };
    },

    showLetter: async (name) =>
      (await find(name)).html.replace('<head>', '<head>\n<base target="_blank">'),

    showFile: async (name) => {
      const file = await mailbox.findFile(name);
      if (!file) throw new ApiError('request/not-found');
      return file;
    },
  };
}
