import type { MailStatus } from '@trio/contracts/mail';
import type { Connection, Row } from '../../platform/database/database.ts';

export type ListedMail = Omit<Row<'mails'>, 'sealedValues' | 'settledAt'>;

export async function countMails(connection: Connection, status: MailStatus): Promise<number> {
  const { count } = await connection
    .selectFrom('mails')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findMails = (
  connection: Connection,
  status: MailStatus,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedMail[]> =>
  connection
    .selectFrom('mails')
    .select([
      'mailId',
      'schoolId',
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
    .execute();
