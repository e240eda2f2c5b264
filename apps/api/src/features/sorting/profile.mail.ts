import type { Language } from '@trio/i18n/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import { updateEmailedAt } from '../../data/sorts.repository.ts';

export interface ProfileMail {
  readonly owner: StudentKey;
  readonly sortId: string;
  readonly language: Language;
  readonly to: string;
  readonly firstName: string;
}

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

export const createMailProfile =
  ({ outbox, clock }: { outbox: Pick<Outbox, 'enqueue'>; clock: Clock }): MailProfile =>
  async (connection, mail) => {
    await updateEmailedAt(connection, mail.owner, mail.sortId, clock.now());
    await enqueueProfile(outbox, connection, mail);
  };
