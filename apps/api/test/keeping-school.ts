import { addDays, utcDayOf } from '@trio/domain/time/days';
import { createKeepingJobService } from '../src/features/keeping/keeping-job.service.ts';
import { transactOn, type OpenDatabase } from '../src/platform/database/database.ts';
import { createEmbeddedIdentity } from '../src/platform/identity/embedded-identity.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createOutbox } from '../src/platform/mail/outbox.ts';
import { createSealer } from '../src/platform/mail/seal.ts';
import { createSchool, createStaff, createStudent } from './factories.ts';
import { testSecrets, type TestApp } from './test-app.ts';
import type { Clock } from '../src/platform/clock.ts';

export function createTestKeepingJob({ db, pool }: OpenDatabase, clock: Clock) {
  const identity = createEmbeddedIdentity({
    pool,
    secrets: testSecrets,
    publicUrl: 'http://trio.test',
    clock,
    supportAccess: 'open',
  });
  const outbox = createOutbox({ jobs: createJobs(pool), sealer: createSealer(testSecrets), clock });
  return createKeepingJobService({ db, transact: transactOn(db), identity, outbox, clock });
}

/** A school with an owner, whose period is the default and confirmed unless said otherwise. */
export async function createKeepingSchool(trio: TestApp, { isConfirmed = true } = {}) {
  const { schoolId } = await createSchool(trio.db, { name: 'École du Lac' });
  const owner = await createStaff(trio.db, schoolId);
  // Each call is a log-in of its own: months pass between them.
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const { authorization } = await trio.signIn(owner.email);
    return trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) });
  };
  if (isConfirmed) await call('PUT', '/keeping', { months: 24 });
  const today = () => utcDayOf(trio.clock.now());
  return {
    schoolId,
    owner,
    call,
    /** Two years are 730 or 731 days, so `daysLeft` of 0 may be due since yesterday. */
    addStudent: async (daysLeft: number, names: { firstName?: string; email?: string } = {}) => {
      const student = await createStudent(trio.db, schoolId, names);
      const due = addDays(today(), daysLeft);
      const lastHereOn = `${Number(due.slice(0, 4)) - 2}${due.slice(4).replace('-02-29', '-02-28')}`;
      await trio.db
        .updateTable('studentStates')
        .set({ lastHereOn })
        .where('studentId', '=', student.id)
        .execute();
      return student;
    },
    names: async () => {
      const rows = await trio.db
        .selectFrom('students')
        .select('firstName')
        .where('schoolId', '=', schoolId)
        .orderBy('firstName')
        .execute();
      return rows.map(({ firstName }) => firstName);
    },
    entries: async () => {
      const rows = await trio.db
        .selectFrom('auditEntries')
        .select(['action', 'details', 'actorId', 'subjectId'])
        .where('schoolId', '=', schoolId)
        .where('action', 'not in', ['logged-in', 'keeping-confirmed'])
        .orderBy('entryId')
        .execute();
      return rows;
    },
    /** As the outbox does when a mail server accepts the email to the owner. */
    ownerMail: async () => {
      const mail = await trio.db
        .selectFrom('mails')
        .select(['template', 'schoolId', 'createdAt'])
        .where('recipient', '=', owner.email)
        .where('template', '=', 'keeping-warning')
        .orderBy('createdAt', 'desc')
        .executeTakeFirst();
      if (!mail) throw new Error('No warning was mailed to the owner');
      return mail;
    },
  };
}
