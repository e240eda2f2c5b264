import type { Answer, Query } from '@trio/contracts/endpoint';
import { mailsPerPage, type listMails } from '@trio/contracts/mail';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import { noteAction, type Actor } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { toMailRecord } from './mail.mapper.ts';
import type { MailRepository } from './mail.repository.ts';

export interface MailService {
  listMails(by: Actor, query: Query<typeof listMails>): Promise<Answer<typeof listMails>>;
  retryMail(by: Actor, mailId: string): Promise<void>;
}

export interface MailWorld {
  readonly repository: MailRepository;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createMailService(world: MailWorld): MailService {
  const { repository, outbox, transact, clock } = world;
  return {
    listMails: async (by, { status, page }) => {
      refuseAllButAdmins(by);
      const offset = (page - 1) * mailsPerPage;
      const [total, mails] = await Promise.all([
        repository.countMails(status),
        repository.findMails(status, { offset, limit: mailsPerPage }),
      ]);
      return { total, mails: mails.map(toMailRecord) };
    },

    retryMail: async (by, mailId) => {
      refuseAllButAdmins(by);
      await transact(async (connection) => {
        const mail = await outbox.retry(connection, mailId);
        if (!mail) throw new ApiError('request/not-found');
        const { schoolId, template } = mail;
        const note = { by, action: 'mail-retried', schoolId, details: { template } } as const;
        await noteAction(connection, note, clock.now());
      });
    },
  };
}
