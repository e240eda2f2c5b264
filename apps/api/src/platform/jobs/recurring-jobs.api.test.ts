import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { findCompletion, recordCompletion } from './daily-jobs.repository.ts';
import { createJobs } from './jobs.ts';
import { startRecurringJobs, type RecurringJob } from './recurring-jobs.ts';

const hourMs = 60 * 60_000;
const now = new Date('2026-03-02T08:00:00Z');
const clock = { now: () => now };
const queue = 'usage-cleanup';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
const deleteJobs = async () => {
  await database.db.deleteFrom('dailyJobs').execute();
  await sql`DELETE FROM pgboss.job WHERE name = ${queue}`.execute(database.db);
  await sql`DELETE FROM pgboss.schedule WHERE name = ${queue}`.execute(database.db);
};
beforeEach(deleteJobs);
afterEach(deleteJobs);

const job = (run: () => Promise<void>): RecurringJob => ({
  queue,
  // Never while this test runs.
  cron: '0 0 29 2 *',
  isDaily: true,
  run,
});

async function startServer(recurringJob: RecurringJob): Promise<void> {
  const jobs = createJobs(database.pool);
  await jobs.install();
  await jobs.start((error) => {
    throw error;
  });
  onTestFinished(() => jobs.stop());
  await startRecurringJobs({ jobs, db: database.db, clock }, [recurringJob]);
}

const countEnqueued = async () =>
  (await sql`SELECT FROM pgboss.job WHERE name = ${queue}`.execute(database.db)).rows.length;

it.each([
  ['was never completed', null],
  ['was completed more than a day ago', new Date(now.getTime() - 24 * hourMs - 1)],
])('runs a daily job that %s once, even if two servers start', async (_, completedAt) => {
  if (completedAt !== null) await recordCompletion(database.db, queue, completedAt);
  let runs = 0;
  const bothStarted = Promise.withResolvers<void>();
  const recurring = job(async () => {
    runs += 1;
    await bothStarted.promise;
  });
  await Promise.all([startServer(recurring), startServer(recurring)]);
  bothStarted.resolve();
  await expect.poll(() => findCompletion(database.db, queue)).toEqual(now);
  expect([runs, await countEnqueued()]).toEqual([1, 1]);

  await startServer(recurring);
  expect(await countEnqueued()).toBe(1);
});

it('does not run a daily job at the start if it was completed within a day', async () => {
  const completedAt = new Date(now.getTime() - 24 * hourMs);
  await recordCompletion(database.db, queue, completedAt);
  await startServer(job(() => Promise.reject(new Error('It ran.'))));
  expect(await countEnqueued()).toBe(0);
  expect(await findCompletion(database.db, queue)).toEqual(completedAt);
});

it('does not record a failed daily job as completed', async () => {
  const failed = Promise.withResolvers<unknown>();
  const jobs = createJobs(database.pool);
  await jobs.install();
  await jobs.start(failed.resolve);
  onTestFinished(() => jobs.stop());
  const failure = new Error('The database went away.');
  await startRecurringJobs({ jobs, db: database.db, clock }, [job(() => Promise.reject(failure))]);
  expect(await failed.promise).toBe(failure);
  expect(await findCompletion(database.db, queue)).toBeNull();
});
