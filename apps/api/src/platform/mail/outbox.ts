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
  /** A deleted school's emails are deleted with it. Null if no school is involved. */
  readonly schoolId: string | null;
  readonly content: MailContent;
  /** Not sent after this time: its link has expired. */
  readonly expiresAt?: Date;
}

export interface Outbox {
  enqueue(connection: Connection, mail: OutgoingMail): Promise<void>;
  retry(connection: Connection, mailId: string): Promise<RetriedMail | null>;
  discardOfSchool(connection: Connection, schoolId: string): Promise<void>;
}

interface OutboxDeps {
  readonly jobs: Pick<Jobs, 'enqueue' | 'discard'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

export const createOutbox = ({ jobs, sealer, clock }: OutboxDeps): Outbox => ({
  enqueue: async (connection, mail) => {
    // A student without an email address gets no mail.
    if (mail.to === '') return;
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
