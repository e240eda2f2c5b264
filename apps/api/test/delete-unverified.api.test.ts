import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeleteSchoolService } from '../src/features/schools/delete-school.service.ts';
import { transactOn, type OpenDatabase } from '../src/platform/database/database.ts';
import { createEmbeddedIdentity } from '../src/platform/identity/embedded-identity.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createOutbox } from '../src/platform/mail/outbox.ts';
import { createSealer } from '../src/platform/mail/seal.ts';
import { createSchool, createStaff, createStudent } from './factories.ts';
import { untilLockWait } from './lock-waits.ts';
import { testSecrets } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

const day = 24 * 60 * 60_000;
const clock = { now: () => new Date('2026-09-30T12:00:00Z') };
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);

let database: OpenDatabase;
let service: ReturnType<typeof createDeleteSchoolService>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool, longRunning } = database;
  const jobs = createJobs(pool);
  await jobs.install();
  service = createDeleteSchoolService({
    transactLongRunning: transactOn(longRunning.db),
    identity: createEmbeddedIdentity({
      pool,
      secrets: testSecrets,
      publicUrl: 'http://trio.test',
      clock,
      supportAccess: 'open',
    }),
    outbox: createOutbox({ jobs, sealer: createSealer(testSecrets), clock }),
    clock,
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('schools').execute();
});

const schoolsLeft = async () => {
  const rows = await database.db.selectFrom('schools').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

it('deletes schools that were not verified within 14 days, with their staff and codes', async () => {
  const { db } = database;
  const { schoolId, code } = await createSchool(db, {
    name: 'Claim prize',
    verifiedAt: null,
    createdAt: daysAgo(15),
  });
  const { id } = await createStaff(db, schoolId);
  expect(await service.deleteUnverified()).toBe(1);
  expect(await schoolsLeft()).toEqual([]);
  const users = await db.selectFrom('identityUsers').select('id').where('id', '=', id).execute();
  const codes = await db
    .selectFrom('accessCodes')
    .select('code')
    .where('code', '=', code)
    .execute();
  expect([...users, ...codes]).toEqual([]);
});

it('keeps schools that are younger, verified, or have students', async () => {
  const { db } = database;
  await createSchool(db, { name: 'Young', verifiedAt: null, createdAt: daysAgo(13) });
  await createSchool(db, { name: 'Verified', createdAt: daysAgo(100) });
  const { schoolId } = await createSchool(db, {
    name: 'With students',
    verifiedAt: null,
    createdAt: daysAgo(100),
  });
  await createStudent(db, schoolId);
  expect(await service.deleteUnverified()).toBe(0);
  expect(await schoolsLeft()).toEqual(['Verified', 'With students', 'Young']);
});

it('keeps a school that is verified during the job', async () => {
  const { db } = database;
  const { schoolId } = await createSchool(db, {
    name: 'Just in time',
    verifiedAt: null,
    createdAt: daysAgo(15),
  });
  // The verification holds the row lock: the job has selected the school, and waits.
  let deleting: Promise<number> = Promise.resolve(-1);
  await db.transaction().execute(async (verifying) => {
    await verifying
      .updateTable('schools')
      .set({ verifiedAt: clock.now() })
      .where('schoolId', '=', schoolId)
      .execute();
    deleting = service.deleteUnverified();
    await untilLockWait(db);
  });
  expect(await deleting).toBe(0);
  expect(await schoolsLeft()).toEqual(['Just in time']);
});

it('audits the deletion without an actor', async () => {
  const { db } = database;
  const school = { name: 'Claim prize', verifiedAt: null, createdAt: daysAgo(15) };
  const { schoolId } = await createSchool(db, school);
  await service.deleteUnverified();
  const entries = await db
    .selectFrom('auditEntries')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .execute();
  expect(entries).toMatchObject([
    {
      action: 'unverified-school-deleted',
      actorId: null,
      actorRole: null,
      schoolId,
    },
  ]);
});

const refused = (days: number) => ({
  refusedAt: daysAgo(days),
  refusedReason: 'duplicate',
  refusedText: '',
});

it('deletes refused schools after 14 days, with their students, and audits it', async () => {
  const { db } = database;
  const { schoolId } = await createSchool(db, { name: 'Refused', ...refused(14) });
  const { id } = await createStudent(db, schoolId);
  await createSchool(db, { name: 'Refused lately', ...refused(13) });
  await createSchool(db, { name: 'Approved', approvedAt: daysAgo(100) });
  expect(await service.deleteRefused()).toBe(1);
  expect(await schoolsLeft()).toEqual(['Approved', 'Refused lately']);
  const users = await db.selectFrom('identityUsers').select('id').where('id', '=', id).execute();
  expect(users).toEqual([]);
  const entries = db.selectFrom('auditEntries').selectAll().where('schoolId', '=', schoolId);
  expect(await entries.execute()).toMatchObject([
    { action: 'refused-school-deleted', actorId: null, details: { students: 1 } },
  ]);
});

it('keeps a school whose refusal is undone during the job', async () => {
  const { db } = database;
  const { schoolId } = await createSchool(db, { name: 'Undone in time', ...refused(15) });
  let deleting: Promise<number> = Promise.resolve(-1);
  await db.transaction().execute(async (undoing) => {
    await undoing
      .updateTable('schools')
      .set({ refusedAt: null, refusedReason: null, refusedText: null })
      .where('schoolId', '=', schoolId)
      .execute();
    deleting = service.deleteRefused();
    await untilLockWait(db);
  });
  expect(await deleting).toBe(0);
  expect(await schoolsLeft()).toEqual(['Undone in time']);
});
