import type { MailStatus } from '@trio/contracts/mail';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Mails } from '../../platform/database/schema.generated.ts';

export type ListedMail = Omit<Selectable<Mails>, 'sealedValues' | 'schoolId' | 'settledAt'>;

export interface MailRepository {
  countMails(status: MailStatus): Promise<number>;
  findMails(status: MailStatus, page: { offset: number; limit: number }): Promise<ListedMail[]>;
}

export function createMailRepository(db: Database): MailRepository {
  return {
    countMails: async (status) => {
      const { count } = await db
        .selectFrom('mails')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    findMails: (status, { offset, limit }) =>
      db
        .selectFrom('mails')
        .select([
          'mailId',
          'recipient',
          'language',
          'template',
          'status',
          'attempts',
          'lastError',
          'createdAt',
        ])
        .where('status', '=', status)
        .orderBy('createdAt', 'desc')
        .orderBy('mailId', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
  };
}
