import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../secrets.ts';
import type { MakeProfileFile } from './attachment.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import { createDelivery, type AcceptedMail, type FailedTry } from './deliver-mail.ts';
import { createFolderTransport } from './folder-transport.ts';
import type { MailSender } from './mime-message.ts';
import type { MailPlace } from './mail-body.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSealer } from './seal.ts';
import { createSmtpTransport } from './smtp-transport.ts';

export interface PostOfficeSettings extends MailPlace {
  readonly dataFolder: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender;
  readonly hasMailbox: boolean;
  readonly devToken: string;
}

interface PostOfficeDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly settings: PostOfficeSettings;
}

export interface PostOffice {
  readonly outbox: Outbox;
  readonly mailbox: Mailbox | null;
  readonly notice: (address: string) => string | null;
  startSending(
    makeProfileFile: MakeProfileFile,
    onFailure: (failed: FailedTry) => void,
    onAccepted: (mail: AcceptedMail) => Promise<void>,
  ): Promise<void>;
  cleanUp(db: Database): Promise<void>;
}

export function createPostOffice(deps: PostOfficeDeps): PostOffice {
  const { db, jobs, secrets, clock, settings } = deps;
  const { smtpUrl, mailFrom, hasMailbox, devToken } = settings;
  const folder = join(settings.dataFolder, 'mail');
  const sealer = createSealer(secrets);
  const transport =
    smtpUrl === undefined
      ? createFolderTransport(folder, mailFrom, clock)
      : createSmtpTransport(smtpUrl, mailFrom);
  const parts = { db, jobs, sealer, transport, clock, place: settings };

  return {
    outbox: createOutbox(parts),
    mailbox: hasMailbox ? createMailbox(folder) : null,
    notice: (address) => {
      if (smtpUrl !== undefined) return null;
      return hasMailbox
        ? `Emails are not sent. Read them at ${address}/dev/mail?token=${devToken}`
        : `Warning: SMTP_URL is not set. Emails are not sent, but written to ${folder}`;
    },

    startSending: async (makeProfileFile, onFailure, onAccepted) => {
      const deliver = createDelivery({
        ...parts,
        makeProfileFile,
        onFailure,
        ...(smtpUrl !== undefined && { onAccepted }),
      });
      await jobs.work('mail', ({ mailId }) => deliver(mailId));
    },

    cleanUp: (database) => cleanUpMails({ db: database, transport, clock }),
  };
}
