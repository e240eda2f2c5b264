import type { Answer, Query } from '@trio/contracts/endpoint';
import { mailsPerPage, type listMails } from '@trio/contracts/mail';
import { ApiError } from '../../http/api-error.ts';
import { mayNameStudentsOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { toMailRecord, withoutAddress } from './mail.mapper.ts';
import { countMails, findMails } from './mail.repository.ts';

export interface MailService {
  listMails(by: Caller, query: Query<typeof listMails>): Promise<Answer<typeof listMails>>;
  retryMail(by: Actor, mailId: string): Promise<void>;
}

export interface MailDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createMailService(deps: MailDeps): MailService {
  const { db, outbox, transact, clock } = deps;
  return {
    listMails: async (by, { status, page }) => {
      refuseAllButAdmins(by);
      const offset = (page - 1) * mailsPerPage;
      const [total, mails] = await Promise.all([
        countMails(db, status),
        findMails(db, status, { offset, limit: mailsPerPage }),
      ]);
      return {
        total,
        mails: mails.map((mail) =>
          toMailRecord(mayNameStudentsOf(by, mail.schoolId) ? mail : withoutAddress(mail)),
        ),
      };
    },

    retryMail: async (by, mailId) => {
      refuseAllButAdmins(by);
      await transact(async (connection) => {
        const mail = await outbox.retry(connection, mailId);
        if (!mail) throw new ApiError('request/not-found');
        const { schoolId, template } = mail;
        const entry = { by, action: 'mail-retried', schoolId, details: { template } } as const;
        await insertAuditEntry(connection, entry, clock.now());
      });
    },
  };
}
