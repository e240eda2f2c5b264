import type { ResultRecord } from '@trio/contracts/results';
import type { Steps } from '@trio/contracts/steps';
import { emptyReflection } from '@trio/contracts/reflection';
import { emptyPlan, type Plan } from '@trio/domain/steps/plan';
import { newId } from '../src/platform/ids.ts';
import { transactOn, type OpenDatabase } from '../src/platform/database/database.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createOutbox } from '../src/platform/mail/outbox.ts';
import { createSealer } from '../src/platform/mail/seal.ts';
import { createReminderTickets } from '../src/platform/tickets/reminder-tickets.ts';
import { createRemindersService } from '../src/features/steps/reminders.service.ts';
import { createSortingStudent, finishedSort, type SortingStudent } from './sorting-student.ts';
import { testSecrets, type TestApp } from './test-app.ts';

export const planOf = (will: string, dueOn: string | null = null): Plan => ({
  ...emptyPlan,
  will,
  dueOn,
});

/** Shorter than a token is valid. */
const tokenMs = 4 * 60_000;

/** A student with a confirmed sort, who can write and follow a step on any simulated day. */
export async function createStepStudent(trio: TestApp, school: { schoolId?: string } = {}) {
  const student = await createSortingStudent(trio, school);
  const sort = finishedSort();
  await student.confirm(sort);
  let { authorization } = student;
  let signedInAt = trio.clock.now().getTime();
  const call: SortingStudent['call'] = async (method, path, payload, language) => {
    const now = trio.clock.now().getTime();
    if (now - signedInAt > tokenMs) {
      ({ authorization } = await trio.signIn(student.email));
      signedInAt = now;
    }
    return trio.call(method, path, {
      headers: { authorization, 'accept-language': language ?? 'en' },
      ...(payload && { payload }),
    });
  };
  const reflect = (step: object, sortId = sort.id, language = 'en') =>
    call('PUT', `/results/${sortId}`, { reflection: { ...emptyReflection, ...step } }, language);
  const followed = async () => (await call('GET', '/steps')).json<Steps>();
  const checkIn = (stepId: string, body: object, language = 'en') =>
    call(
      'POST',
      `/steps/${stepId}/check-ins`,
      { id: newId(), happened: '', next: null, ...body },
      language,
    );
  return {
    ...student,
    call,
    sort,
    reflect,
    followed,
    checkIn,
    plan: (plan: Plan, language = 'en') => reflect({ plan }, sort.id, language),
    openStep: async () => (await followed()).steps.find(({ closed }) => closed === null),
    remind: (isOn = true) => call('PUT', '/steps/reminders', { isOn }),
    reflection: async () =>
      (await call('GET', '/results')).json<ResultRecord>().confirmed?.reflection,
  };
}
export type StepStudent = Awaited<ReturnType<typeof createStepStudent>>;

/** The job of another server on the same database. */
export const createReminders = (
  { db, clock }: TestApp,
  { pool }: Pick<OpenDatabase, 'pool'>,
  batchSize?: number,
) =>
  createRemindersService({
    db,
    transact: transactOn(db),
    clock,
    outbox: createOutbox({ jobs: createJobs(pool), sealer: createSealer(testSecrets), clock }),
    reminderTickets: createReminderTickets(testSecrets, clock),
    ...(batchSize !== undefined && { batchSize }),
  });
