import type { Language } from '@trio/i18n/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Owner } from './owner.ts';
import { updateEmailedAt } from './profile-mail.repository.ts';

export interface ProfileMail {
  readonly owner: Owner;
  readonly sortId: string;
  /** Of the mail and of the document. */
  readonly language: Language;
  readonly to: string;
  readonly firstName: string;
}

/** The mail alone; its document is made when it is sent. */
export const enqueueProfile = (
  outbox: Pick<Outbox, 'enqueue'>,
  connection: Connection,
  { owner, sortId, language, to, firstName }: ProfileMail,
): Promise<void> =>
  outbox.enqueue(connection, {
    to,
    language,
    schoolId: owner.schoolId,
    content: {
      template: 'profile',
      values: { firstName },
      attached: { ...owner, sortId, language },
    },
  });

export type MailProfile = (connection: Connection, mail: ProfileMail) => Promise<void>;

/** The student asked for it: the mail, and that it was asked for, in the caller's transaction. */
export const createMailProfile =
  ({ outbox, clock }: { outbox: Pick<Outbox, 'enqueue'>; clock: Clock }): MailProfile =>
  async (connection, mail) => {
    await updateEmailedAt(connection, mail.owner, mail.sortId, clock.now());
    await enqueueProfile(outbox, connection, mail);
  };
