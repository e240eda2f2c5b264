import { locales } from '@trio/i18n/languages';
import { zoneOfSchool } from '@trio/domain/time/school-zone';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { findActiveOwners, type MemberRow } from '../../data/staff.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { lockChain } from './audit-chain.repository.ts';
import { sealChain } from './audit-chain.service.ts';
import { toMailedLine } from './audit.mapper.ts';
import {
  countEntries,
  findChanges,
  findSchoolsToSummarise,
  findSchoolsToTell,
  updateMailedSequence,
  updateSummaryMonth,
} from './audit-mails.repository.ts';

export interface AuditMailsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

const minute = 60_000;
/** Changes within a few minutes are one email. */
const gatheredMs = 3 * minute;
/** Older ones are no news: after an update of the server or a long outage. */
const newsMs = 48 * 60 * minute;

/** Its methods have no caller: jobs use them. */
export interface AuditMailsService {
  /** Owners learn of changes, also the one who made them: a log-in may be stolen. */
  mailChanges(): Promise<void>;
  /** About the month before this one, once. */
  mailSummaries(): Promise<void>;
}

export const createAuditMailsService = (deps: AuditMailsDeps): AuditMailsService => ({
  mailChanges: () => mailChanges(deps),
  mailSummaries: () => mailSummaries(deps),
});

async function mailChanges(deps: AuditMailsDeps): Promise<void> {
  const { db, transact, clock } = deps;
  const now = clock.now().getTime();
  const since = new Date(now - newsMs);
  const quietSince = new Date(now - gatheredMs);
  for (const schoolId of await findSchoolsToTell(db, { since, quietSince })) {
    await transact(async (connection) => {
      const chain = await lockChain(connection, schoolId);
      const afterSequence = chain.mailedSequence;
      const changes = await findChanges(connection, schoolId, { since, afterSequence });
      await updateMailedSequence(connection, schoolId, chain.newest.sequence);
      await mailOwners(connection, deps, schoolId, ({ firstName, language }, school) => {
        const lines = changes.map((one) => toMailedLine(one, language, zoneOfSchool(school)));
        const values = { firstName, schoolName: school.name, changes: lines.join('\n') };
        return { template: 'school-changed', values };
      });
    });
  }
}

async function mailSummaries(deps: AuditMailsDeps): Promise<void> {
  const { db, transact, clock } = deps;
  const now = clock.now();
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const month = from.toISOString().slice(0, 10);
  for (const schoolId of await findSchoolsToSummarise(db, month)) {
    await sealChain(deps, schoolId);
    await transact(async (connection) => {
      const chain = await lockChain(connection, schoolId);
      // Another server was faster.
      if (chain.summaryMonth !== null && chain.summaryMonth >= month) return;
      await updateSummaryMonth(connection, schoolId, month);
      const counts = await countEntries(connection, schoolId, { from, to });
      if (counts.entries === 0) return;
      await mailOwners(connection, deps, schoolId, ({ firstName, language }, school) => ({
        template: 'audit-summary',
        values: {
          firstName,
          schoolName: school.name,
          month: new Intl.DateTimeFormat(locales[language], {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          }).format(from),
          entries: String(counts.entries),
          looks: String(counts.looks),
          sequence: String(chain.newest.sequence),
          hash: chain.newest.hash,
        },
      }));
    });
  }
}

async function mailOwners(
  connection: Connection,
  { outbox }: AuditMailsDeps,
  schoolId: string,
  contentFor: (owner: MemberRow, school: School) => MailContent,
): Promise<void> {
  const school = await findSchool(connection, schoolId);
  // The address of an unverified school may be a stranger's.
  if (!school || school.verifiedAt === null) return;
  for (const owner of await findActiveOwners(connection, schoolId)) {
    const { email: to, language } = owner;
    await outbox.enqueue(connection, {
      to,
      language,
      schoolId,
      content: contentFor(owner, school),
    });
  }
}
