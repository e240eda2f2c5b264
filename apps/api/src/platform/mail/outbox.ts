import type { Language } from '@trio/i18n/languages';
import type { Clock } from '../clock.ts';
import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailContent } from './mail-content.ts';
import {
  deleteMailsOfSchool,
  insertMail,
  reviveMail,
  type RetriedMail,
} from './mails.repository.ts';
import { sealMail } from './sealed-mail.ts';
import type { Sealer } from './seal.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly language: Language;
  /** Whom it concerns: a deleted school takes its mails along. Null where no school is involved. */
  readonly schoolId: string | null;
  readonly content: MailContent;
  /** After which it is of no use any more, and not sent: a link that has run out. */
  readonly expiresAt?: Date;
}

export interface Outbox {
  /** In the caller's transaction: the mail exists exactly if its cause does. */
  enqueue(connection: Connection, mail: OutgoingMail): Promise<void>;
  /** A mail that was given up gets all its tries anew; null where there is no such mail. */
  retry(connection: Connection, mailId: string): Promise<RetriedMail | null>;
  /** A school’s mails, those that wait included, and the jobs that would send them. */
  discardOfSchool(connection: Connection, schoolId: string): Promise<void>;
}

interface OutboxWorld {
  readonly jobs: Pick<Jobs, 'enqueue' | 'discard'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

export const createOutbox = ({ jobs, sealer, clock }: OutboxWorld): Outbox => ({
  enqueue: async (connection, mail) => {
    const mailId = newId();
    await insertMail(connection, {
      mailId,
      schoolId: mail.schoolId,
      recipient: mail.to,
      language: mail.language,
      template: mail.content.template,
      sealedValues: sealMail(sealer, mailId, mail),
      createdAt: clock.now(),
    });
    await jobs.enqueue(connection, 'mail', { mailId });
  },

  retry: async (connection, mailId) => {
    const mail = await reviveMail(connection, mailId);
    if (mail) await jobs.enqueue(connection, 'mail', { mailId });
    return mail ?? null;
  },

  discardOfSchool: async (connection, schoolId) => {
    const waiting = await deleteMailsOfSchool(connection, schoolId);
    await jobs.discard(connection, 'mail', 'mailId', waiting);
  },
});
