import { isDay } from '@trio/domain/classes/school-year';
import { limits } from '@trio/domain/limits';
import { planLimits } from '@trio/domain/steps/plan';
import { toPlainText } from '@trio/domain/plain-text';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { withCode } from './with-code.ts';

const line = (max: number, tooLong: ErrorCode) =>
  z.string(withCode('request/invalid')).check(
    z.trim(),
    z.refine((text) => Array.from(text).length <= max, withCode(tooLong)),
    z.refine((text) => toPlainText(text) === text, withCode('form/text-invalid')),
  );

/** An empty text is allowed. */
export const sentence = line(limits.reflectionMax, 'form/reflection-too-long');

export const day = z
  .string(withCode('form/day-invalid'))
  .check(z.refine(isDay, withCode('form/day-invalid')));

/** The student's step in parts. */
export const plan = z.object({
  when: line(planLimits.when, 'step/text-too-long'),
  will: line(planLimits.will, 'step/text-too-long'),
  withWhom: line(planLimits.withWhom, 'step/text-too-long'),
  dueOn: z.nullable(day),
});

/**
 * Visible to the student, and to staff as `mayReadWords` says. Also selects the profile's optional
 * pages.
 */
export const reflection = z.object({
  reasons: z.tuple([sentence, sentence, sentence]),
  shared: sentence,
  /** With a plan, the server makes this sentence from it. */
  action: sentence,
  /**
   * Null for a step that is only a sentence. Absent: unchanged, unless `action` changes; clients of
   * before do not know it.
   */
  plan: z.optional(z.nullable(plan)),
  includesFamilyPage: z._default(z.boolean(), true),
  includesCounsellorPage: z._default(z.boolean(), true),
});
export type Reflection = z.output<typeof reflection>;

export const emptyReflection: Reflection = {
  reasons: ['', '', ''],
  shared: '',
  action: '',
  includesFamilyPage: true,
  includesCounsellorPage: true,
};
