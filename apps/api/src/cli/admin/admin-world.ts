import { createRegistrationService } from '../../features/accounts/registration.service.ts';
import { createYourDataService } from '../../features/accounts/your-data.service.ts';
import { createExtraCardsService } from '../../features/deck/extra-cards.service.ts';
import { createMailRepository } from '../../features/mail/mail.repository.ts';
import { createMailService } from '../../features/mail/mail.service.ts';
import { createDeleteSchoolService } from '../../features/schools/delete-school.service.ts';
import { createPeopleService } from '../../features/schools/people.service.ts';
import { createSchoolTenantsService } from '../../features/schools/school-tenants.service.ts';
import { createSchoolsService } from '../../features/schools/schools.service.ts';
import { systemClock } from '../../platform/clock.ts';
import { transactOn } from '../../platform/database/database.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { adoptStorageFolder } from '../../platform/check-installation.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { uploadsFolder } from '../../platform/storage/create-storage.ts';
import { createStudentExport } from '../../student-export.ts';
import type { CommandWorld } from '../run-command.ts';

export type AdminWorld = Awaited<ReturnType<typeof openAdminWorld>>;

export async function openAdminWorld({ config, database, identity, secrets }: CommandWorld) {
  const { db, pool, unhurried } = database;
  const clock = systemClock;
  // The server may never have started on this database; emails need the queue.
  const jobs = createJobs(pool);
  await jobs.install();
  const outbox = createOutbox({ jobs, sealer: createSealer(secrets), clock });
  const transact = transactOn(db);
  const rateLimits = createRateLimits(pool, secrets[0], clock, config.rateLimits);
  const exportStudent = createStudentExport(db);
  const transactUnhurried = transactOn(unhurried.db);
  const ours = {
    db,
    transact,
    transactUnhurried,
    identity,
    outbox,
    rateLimits,
    clock,
    exportStudent,
  };
  const world = { ...ours, settings: config };
  return {
    settings: config,
    clock,
    registration: createRegistrationService(world),
    yourData: createYourDataService(world),
    schools: createSchoolsService(world),
    tenants: createSchoolTenantsService(world),
    people: createPeopleService(world),
    extraCards: createExtraCardsService(world),
    mails: createMailService({ repository: createMailRepository(db), outbox, transact, clock }),
    deletion: createDeleteSchoolService(world),
    adoptStorage: () => adoptStorageFolder(db, uploadsFolder(config)),
  };
}
