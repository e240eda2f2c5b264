import { createRegistrationService } from '../../features/accounts/registration.service.ts';
import { createYourDataService } from '../../features/accounts/your-data.service.ts';
import { createAuditChainService } from '../../features/audit/audit-chain.service.ts';
import { createExtraCardsService } from '../../features/deck/extra-cards.service.ts';
import { createMailService } from '../../features/mail/mail.service.ts';
import { createDeleteSchoolService } from '../../features/schools/delete-school.service.ts';
import { createPeopleService } from '../../features/schools/people.service.ts';
import { createSchoolTenantsService } from '../../features/schools/school-tenants.service.ts';
import { createSchoolsService } from '../../features/schools/schools.service.ts';
import { createFactorLossService } from '../../features/second-factor/factor-loss.service.ts';
import { createOwnerChangesService } from '../../features/staff/owner-changes.service.ts';
import { createCheckpointSigner } from '../../platform/checkpoint-signer.ts';
import { systemClock } from '../../platform/clock.ts';
import { transactOn } from '../../platform/database/database.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { adoptStorageFolder } from '../../platform/check-installation.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { uploadsFolder } from '../../platform/storage/create-storage.ts';
import { createStudentExport } from '../../student-export.ts';
import type { CommandDeps } from '../run-command.ts';

export type AdminDeps = Awaited<ReturnType<typeof openAdminDeps>>;

export async function openAdminDeps({ config, database, identity, secrets }: CommandDeps) {
  const { db, pool, longRunning } = database;
  const clock = systemClock;
  // The server may never have started on this database; emails need the queue.
  const jobs = createJobs(pool);
  await jobs.install();
  const outbox = createOutbox({ jobs, sealer: createSealer(secrets), clock });
  const transact = transactOn(db);
  const rateLimits = createRateLimits(pool, secrets[0], clock, config.rateLimits);
  const exportStudent = createStudentExport(db, clock);
  const transactLongRunning = transactOn(longRunning.db);
  const shared = {
    db,
    transact,
    transactLongRunning,
    identity,
    outbox,
    rateLimits,
    clock,
    exportStudent,
  };
  const deps = { ...shared, settings: config };
  return {
    settings: config,
    clock,
    registration: createRegistrationService(deps),
    yourData: createYourDataService(deps),
    schools: createSchoolsService(deps),
    tenants: createSchoolTenantsService(deps),
    people: createPeopleService(deps),
    ownerChanges: createOwnerChangesService(deps),
    factorLosses: createFactorLossService(deps),
    extraCards: createExtraCardsService(deps),
    mails: createMailService({ db, outbox, transact, clock }),
    deletion: createDeleteSchoolService(deps),
    auditChain: createAuditChainService({
      db: longRunning.db,
      transact: transactLongRunning,
      clock,
      signer: createCheckpointSigner(secrets),
    }),
    adoptStorage: () => adoptStorageFolder(db, uploadsFolder(config)),
  };
}
