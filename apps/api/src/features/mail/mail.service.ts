import type { Answer, Query } from '@trio/contracts/endpoint';
import { mailsPerPage, type listMails } from '@trio/contracts/mail';
import { ApiError } from '../../http/api-error.ts';
import type { Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { toMailRecord } from './mail.mapper.ts';
import type { MailRepository } from './mail.repository.ts';

export interface MailService {
  listMails(query: Query<typeof listMails>): Promise<Answer<typeof listMails>>;
  retryMail(mailId: string): Promise<void>;
}

export interface MailWorld {
  readonly repository: MailRepository;
  readonly outbox: Outbox;
  readonly transact: Transact;
}

/** For platform administrators, whom the route's contract lets in: what became of the mails. */
export function createMailService({ repository, outbox, transact }: MailWorld): MailService {
  return {
    listMails: async ({ status, page }) => {
      const offset = (page - 1) * mailsPerPage;
      const [total, mails] = await Promise.all([
        repository.countMails(status),
        repository.findMails(status, { offset, limit: mailsPerPage }),
      ]);
      return { total, mails: mails.map(toMailRecord) };
    },

    retryMail: async (mailId) => {
      const isThere = await transact((connection) => outbox.retry(connection, mailId));
      if (!isThere) throw new ApiError('request/not-found');
    },
  };
}
