import { afterEach, beforeEach, expect, it } from 'vitest';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { simulate } from './retention-simulation.ts';
import { openTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
  await createJobs(database.pool).install();
});
afterEach(async () => {
  // The next simulation begins with no school of this one.
  await database.pool.query('DELETE FROM schools');
  await database.close();
});

const fiveYears = 5 * 365;

it('deletes 10,000 students on time in five years: none early, none overdue', async () => {
  const outcome = await simulate(database, {
    students: 10_000,
    days: fiveYears,
    isOn: () => true,
    patience: 1,
  });
  expect(outcome).toMatchObject({ early: 0, overdue: 0, ofSilentSchools: 0 });
  expect(outcome.deleted).toBeGreaterThan(4000);
  expect(outcome.receipts).toBe(outcome.deleted);
}, 900_000);

it('catches up within two weeks more on a machine that is on once a week', async () => {
  const outcome = await simulate(database, {
    students: 10_000,
    days: fiveYears,
    isOn: (day) => day % 7 === 0,
    patience: 14,
  });
  expect(outcome).toMatchObject({ early: 0, overdue: 0, ofSilentSchools: 0 });
  expect(outcome.deleted).toBeGreaterThan(4000);
  expect(outcome.receipts).toBe(outcome.deleted);
}, 900_000);
