import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredRequests } from './features/accounts/guardians.repository.ts';
import { createAuditChainService, sealAllChains } from './features/audit/audit-chain.service.ts';
import { createAuditMailsService } from './features/audit/audit-mails.service.ts';
import { createFiguresJobService } from './features/boards/figures-job.service.ts';
import type { TalkRequestsService } from './features/conversations/talk-requests.service.ts';
import { renewEffectResults } from './features/effect/effect.service.ts';
import { deleteUnwantedFiles, forgetUnusedImages } from './features/sorting/card-images.service.ts';
import { forgetUnusedPictures } from './features/deck/card-pictures.service.ts';
import type { DeleteSchoolService } from './features/schools/delete-school.service.ts';
import type { KeepingJobService } from './features/keeping/keeping-job.service.ts';
import type { RemindersService } from './features/steps/reminders.service.ts';
import type { OwnerChangesService } from './features/staff/owner-changes.service.ts';
import type { FactorLossService } from './features/second-factor/factor-loss.service.ts';
import { forgetOldUsage } from './features/usage/usage.service.ts';
import type { CheckpointSigner } from './platform/checkpoint-signer.ts';
import type { Clock } from './platform/clock.ts';
import { transactOn, type Database } from './platform/database/database.ts';
import { deleteExpired } from './platform/identity/users.repository.ts';
import type { RecurringJob } from './platform/jobs/recurring-jobs.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { PostOffice } from './platform/mail/post-office.ts';
import type { Storage } from './platform/storage/storage.ts';

interface CleanUpDeps {
  /** Without a statement time-out: after a long pause there is much to delete. */
  readonly db: Database;
  readonly clock: Clock;
  readonly post: Pick<PostOffice, 'cleanUp'>;
  readonly storage: Storage;
  readonly schools: Pick<DeleteSchoolService, 'deleteUnverified' | 'deleteRefused'>;
  readonly owners: Pick<OwnerChangesService, 'carryOutDue'>;
  readonly factorLosses: Pick<FactorLossService, 'carryOutDue'>;
  readonly talkRequests: Pick<TalkRequestsService, 'passOn'>;
  readonly keeping: Pick<KeepingJobService, 'run'>;
  readonly reminders: Pick<RemindersService, 'sendDue'>;
  readonly auditDays: number;
  readonly signer: CheckpointSigner;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export function cleanUpJobs(deps: CleanUpDeps): readonly RecurringJob[] {
  const { db, clock, post, outbox, storage, signer, auditDays, log } = deps;
  const { schools, owners, factorLosses, talkRequests, keeping, reminders } = deps;
  const audit = { db, transact: transactOn(db), clock, outbox };
  const mails = createAuditMailsService(audit);
  const boardFigures = createFiguresJobService({ transact: transactOn(db), clock });
  const images = { db, transact: transactOn(db), storage, clock };
  return [
    {
      queue: 'unwanted-files',
      cron: '*/5 * * * *',
      run: () =>
        deleteUnwantedFiles(images, (error) => log.warn({ err: error }, 'files not deleted')),
    },
    { queue: 'identity-cleanup', cron: '17 * * * *', run: () => deleteExpired(db, clock.now()) },
    { queue: 'owner-changes', cron: '7 * * * *', run: () => owners.carryOutDue() },
    {
      queue: 'guardian-requests',
      cron: '37 * * * *',
      run: () => deleteExpiredRequests(db, clock.now()),
    },
    { queue: 'second-factors', cron: '*/10 * * * *', run: () => factorLosses.carryOutDue() },
    { queue: 'talk-requests', cron: '27 * * * *', run: () => talkRequests.passOn() },
    { queue: 'step-reminders', cron: '*/10 * * * *', run: () => reminders.sendDue() },
    { queue: 'keeping', cron: '43 2 * * *', isDaily: true, run: () => keeping.run() },
    { queue: 'mail-cleanup', cron: '17 * * * *', run: () => post.cleanUp(db) },
    {
      queue: 'usage-cleanup',
      cron: '47 3 * * *',
      isDaily: true,
      run: () => forgetOldUsage(db, clock.now()),
    },
    {
      queue: 'audit-cleanup',
      cron: '53 3 * * *',
      isDaily: true,
      run: () => createAuditChainService({ ...audit, signer }).prune(auditDays),
    },
    {
      queue: 'audit-seal',
      cron: '* * * * *',
      run: async () => {
        await sealAllChains(audit);
        await mails.mailChanges();
      },
    },
    {
      // Daily: a month whose first day was missed is made up for on the next one.
      queue: 'audit-summary',
      cron: '33 4 * * *',
      isDaily: true,
      run: () => mails.mailSummaries(),
    },
    {
      queue: 'unverified-schools',
      cron: '37 3 * * *',
      isDaily: true,
      run: async () => {
        const deleted = await schools.deleteUnverified();
        if (deleted > 0) log.info({ deleted }, 'unverified schools deleted');
      },
    },
    {
      queue: 'refused-schools',
      cron: '39 3 * * *',
      isDaily: true,
      run: async () => {
        const deleted = await schools.deleteRefused();
        if (deleted > 0) log.info({ deleted }, 'refused schools deleted');
      },
    },
    {
      // Daily: a month whose first day was missed is made up for on the next one.
      queue: 'effect-results',
      cron: '13 3 * * *',
      isDaily: true,
      run: () => renewEffectResults(db, clock),
    },
    { queue: 'board-figures', cron: '23 1 * * *', isDaily: true, run: () => boardFigures.renew() },
    { queue: 'first-board-figures', cron: '*/5 * * * *', run: () => boardFigures.renewDue() },
    {
      queue: 'unused-images',
      cron: '23 4 * * *',
      isDaily: true,
      run: async () => {
        await forgetUnusedImages(images);
        await forgetUnusedPictures(db, clock.now());
      },
    },
  ];
}
