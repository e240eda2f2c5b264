import { stepOutcomes } from '@trio/domain/steps/plan';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';
import { plan, sentence } from './reflection.ts';
import { withCode } from './with-code.ts';

const checkIn = z.object({
  outcome: z.enum(stepOutcomes),
  happened: sentence,
  at: z.iso.datetime(),
});

/** Written by the student: staff read it as `mayReadWords` says. */
export const step = z.object({
  _id: z.uuid(),
  sortId: z.uuid(),
  /** Empty where the reader may not read the student's words. */
  sentence,
  plan: z.nullable(plan),
  dueOn: z.nullable(z.iso.date()),
  created: z.iso.datetime(),
  closed: z.nullable(z.iso.datetime()),
  outcome: z.nullable(z.enum(stepOutcomes)),
  /** Oldest first. */
  checkIns: z.array(checkIn),
});
export type Step = z.output<typeof step>;

const steps = z.object({
  /** Newest first; at most the first one is open. */
  steps: z.array(step),
  reminders: z.object({
    /** Students without a confirmed email address get none. */
    isPossible: z.boolean(),
    isOn: z.boolean(),
    next: z.nullable(z.iso.datetime()),
  }),
});
export type Steps = z.output<typeof steps>;

export const listSteps = defineEndpoint({
  method: 'GET',
  path: '/steps',
  summary: 'List the student’s own steps with their check-ins, newest first',
  access: ['student'],
  answer: steps,
});

export const checkInForm = z.object({
  /** Made by the device, so that a repeated request counts once. */
  id: z.uuid(),
  outcome: z.enum(stepOutcomes),
  happened: sentence,
  /**
   * After "done": the next step, or none. After "not yet": the same step with another date, or none
   * to leave it. After "changed": the new step, or none.
   */
  next: z.nullable(
    plan.check(
      z.refine(({ will }) => will !== '', { path: ['will'], ...withCode('step/will-required') }),
    ),
  ),
});
export type CheckIn = z.output<typeof checkInForm>;

export const checkInStep = defineEndpoint({
  method: 'POST',
  path: '/steps/:id/check-ins',
  summary: 'Say how the own step went; done and changed close it',
  access: ['student'],
  params: pathId,
  body: checkInForm,
  answer: steps,
});

export const setReminders = defineEndpoint({
  method: 'PUT',
  path: '/steps/reminders',
  summary: 'Turn reminders by email about the own step on or off',
  access: ['student'],
  body: z.object({ isOn: z.boolean() }),
  answer: steps,
});

/** Also the target of `List-Unsubscribe-Post`, whose body is not read. */
export const stopReminders = defineEndpoint({
  method: 'POST',
  path: '/reminders/stop/:ticket',
  summary: 'Turn reminders off by the link of an email, without a log-in',
  access: 'public',
  params: z.object({ ticket: z.string().check(z.maxLength(600)) }),
  answer: null,
});
